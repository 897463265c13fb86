import type { Decision } from '../../rules/analysisDecision.js';

/** A decision about a finding of the demo, and its time. */
export interface DemoAudit {
  /** Name and version of the project. */
  project: string;
  component: string;
  vulnId: string;
  /** Oldest first. */
  decisions: readonly (Decision & { by: string; daysAgo: number })[];
}

export const demoAudits: readonly DemoAudit[] = [
  {
    project: 'shop-backend 3.14.1',
    component: 'log4j-core',
    vulnId: 'CVE-2021-44832',
    decisions: [
      { by: 'm.keller', daysAgo: 61, analysisState: 'IN_TRIAGE', comment: 'Do we use a JDBC appender anywhere?' },
      {
        by: 'auditor',
        daysAgo: 58,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'REQUIRES_CONFIGURATION',
        analysisResponse: 'UPDATE',
        analysisDetails:
          'None of our appenders uses a data source, and the configuration is part of the read-only image.',
        comment: 'Checked all 4 logging configurations. The next release updates to 2.17.1 anyway.',
        isSuppressed: true,
      },
    ],
  },
  {
    project: 'shop-backend 3.14.1',
    component: 'spring-beans',
    vulnId: 'CVE-2022-22965',
    decisions: [
      { by: 'm.keller', daysAgo: 70, analysisState: 'IN_TRIAGE' },
      {
        by: 'm.keller',
        daysAgo: 69,
        analysisState: 'EXPLOITABLE',
        analysisResponse: 'UPDATE',
        analysisDetails: 'The returns page binds form data to an entity and runs as a WAR on Tomcat with Java 17.',
        comment: 'Reproduced on staging. The reverse proxy blocks `class.*` parameters until the update is released.',
      },
    ],
  },
  {
    project: 'shop-backend 3.14.1',
    component: 'commons-text',
    vulnId: 'CVE-2022-42889',
    decisions: [
      {
        by: 'auditor',
        daysAgo: 41,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'CODE_NOT_REACHABLE',
        analysisDetails: 'shop-commons uses `StringSubstitutor` only with its own map, never with the default interpolator.',
      },
      { by: 's.okafor', daysAgo: 40, analysisState: 'NOT_AFFECTED', analysisJustification: 'CODE_NOT_REACHABLE', isSuppressed: true, comment: 'Agreed.' },
    ],
  },
  {
    project: 'shop-backend 3.14.1',
    component: 'snakeyaml',
    vulnId: 'CVE-2022-1471',
    decisions: [
      {
        by: 's.okafor',
        daysAgo: 30,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'CODE_NOT_REACHABLE',
        analysisResponse: 'WILL_NOT_FIX',
        comment: 'Spring uses it only to parse our own configuration.',
      },
    ],
  },
  {
    project: 'shop-frontend 5.8.0',
    component: 'ua-parser-js',
    vulnId: 'GHSA-pjwm-rvh2-c87w',
    decisions: [
      {
        by: 'auditor',
        daysAgo: 2,
        analysisState: 'EXPLOITABLE',
        analysisResponse: 'ROLLBACK',
        comment: 'Build machines isolated from the network. Incident 2026-118.',
      },
    ],
  },
  {
    project: 'shop-frontend 5.8.0',
    component: 'braces',
    vulnId: 'CVE-2024-4068',
    decisions: [
      {
        by: 's.okafor',
        daysAgo: 17,
        analysisState: 'FALSE_POSITIVE',
        analysisDetails: 'Used only by the development server. Not shipped.',
        isSuppressed: true,
      },
    ],
  },
  {
    project: 'shop-frontend 5.8.0',
    component: 'micromatch',
    vulnId: 'CVE-2024-4067',
    decisions: [
      {
        by: 's.okafor',
        daysAgo: 17,
        analysisState: 'FALSE_POSITIVE',
        analysisDetails: 'Used only by the development server. Not shipped.',
        isSuppressed: true,
      },
    ],
  },
  {
    project: 'shop-frontend 5.8.0',
    component: 'moment',
    vulnId: 'CVE-2022-31129',
    decisions: [
      {
        by: 'auditor',
        daysAgo: 22,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'PROTECTED_BY_MITIGATING_CONTROL',
        comment: 'Dates come from a date picker and are limited to 32 characters.',
      },
    ],
  },
  {
    project: 'shop-frontend 5.8.0',
    component: 'axios',
    vulnId: 'CVE-2023-45857',
    decisions: [{ by: 'm.keller', daysAgo: 4, analysisState: 'IN_TRIAGE', comment: 'Asked the checkout team.' }],
  },
  {
    project: 'payment-gateway 2.6.0',
    component: 'net',
    vulnId: 'CVE-2023-44487',
    decisions: [
      {
        by: 'm.keller',
        daysAgo: 35,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'PROTECTED_AT_PERIMETER',
        analysisResponse: 'UPDATE',
        analysisDetails: 'HTTP/2 terminates at the load balancer, which has limited stream resets since the October update.',
      },
    ],
  },
  {
    project: 'payment-gateway 2.6.0',
    component: 'jwt-go',
    vulnId: 'CVE-2020-26160',
    decisions: [
      { by: 'auditor', daysAgo: 48, analysisState: 'EXPLOITABLE', analysisResponse: 'WORKAROUND_AVAILABLE' },
      {
        by: 'auditor',
        daysAgo: 47,
        analysisState: 'EXPLOITABLE',
        analysisResponse: 'WORKAROUND_AVAILABLE',
        analysisDetails: 'Since 2.5.3, our middleware rejects tokens with an empty audience.',
        comment: 'Migration to golang-jwt planned in PAY-2291.',
      },
    ],
  },
  {
    project: 'payment-reconciliation 1.9.4',
    component: 'tomcat-embed-core',
    vulnId: 'CVE-2025-24813',
    decisions: [
      {
        by: 's.okafor',
        daysAgo: 11,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'REQUIRES_CONFIGURATION',
        comment: 'The default servlet is read-only.',
        isSuppressed: true,
      },
    ],
  },
  {
    project: 'mobile-backend 1.22.0',
    component: 'minimist',
    vulnId: 'CVE-2021-44906',
    decisions: [
      {
        by: 'auditor',
        daysAgo: 29,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'CODE_NOT_REACHABLE',
        comment: 'Used only by the mkdirp command-line tool.',
        isSuppressed: true,
      },
    ],
  },
  {
    project: 'mobile-backend 1.22.0',
    component: 'event-stream',
    vulnId: 'GHSA-mh6f-8j2x-4483',
    decisions: [
      { by: 'auditor', daysAgo: 5, analysisState: 'IN_TRIAGE', comment: 'Who added this?' },
      {
        by: 's.okafor',
        daysAgo: 4,
        analysisState: 'EXPLOITABLE',
        analysisResponse: 'UPDATE',
        comment: 'Pulled in by a log formatter. Removed on main. Release 1.22.1 is in testing.',
      },
    ],
  },
  {
    project: 'mobile-backend 1.22.0',
    component: 'jsonwebtoken',
    vulnId: 'CVE-2022-23540',
    decisions: [
      {
        by: 'm.keller',
        daysAgo: 44,
        analysisState: 'RESOLVED',
        analysisDetails: 'Since 1.20, every call sets `algorithms: ["RS256"]`.',
      },
    ],
  },
  {
    project: 'recommendation-service 0.9.4',
    component: 'pillow',
    vulnId: 'CVE-2023-4863',
    decisions: [{ by: 'm.keller', daysAgo: 7, analysisState: 'EXPLOITABLE', analysisResponse: 'UPDATE' }],
  },
  {
    project: 'warehouse-etl 4.1.0',
    component: 'pyyaml',
    vulnId: 'CVE-2020-14343',
    decisions: [
      {
        by: 'auditor',
        daysAgo: 19,
        analysisState: 'FALSE_POSITIVE',
        analysisDetails: 'Airflow 2.6 uses `safe_load` for all YAML.',
        isSuppressed: true,
      },
    ],
  },
  {
    project: 'back-office 7.3.1',
    component: 'System.Drawing.Common',
    vulnId: 'CVE-2021-24112',
    decisions: [
      {
        by: 's.okafor',
        daysAgo: 8,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'REQUIRES_ENVIRONMENT',
        comment: 'Runs on Windows only.',
        isSuppressed: true,
      },
    ],
  },
  {
    project: 'shop-base-image bookworm-20231009',
    component: 'zlib',
    vulnId: 'CVE-2023-45853',
    decisions: [
      {
        by: 'auditor',
        daysAgo: 52,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'CODE_NOT_PRESENT',
        analysisDetails: 'The Debian package is built without MiniZip.',
        isSuppressed: true,
      },
    ],
  },
  {
    project: 'build-runner sid-20240327',
    component: 'xz-utils',
    vulnId: 'CVE-2024-3094',
    decisions: [
      { by: 'm.keller', daysAgo: 39, analysisState: 'EXPLOITABLE', comment: 'Machine shut down. Disk image kept for forensics.' },
      {
        by: 'auditor',
        daysAgo: 37,
        analysisState: 'RESOLVED',
        analysisResponse: 'ROLLBACK',
        comment: 'Rebuilt from stable. The releases of that week were rebuilt and are identical.',
      },
    ],
  },
  {
    project: 'pos-terminal-firmware 2.4.0',
    component: 'openssl',
    vulnId: 'CVE-2014-0160',
    decisions: [
      {
        by: 's.okafor',
        daysAgo: 54,
        analysisState: 'EXPLOITABLE',
        analysisResponse: 'CAN_NOT_FIX',
        analysisDetails: 'The boot loader vendor links this version statically. The terminals are on an isolated network.',
        comment: 'Terminal replacement starts in spring.',
      },
    ],
  },
  {
    project: 'pos-terminal-firmware 2.4.0',
    component: 'linux',
    vulnId: 'CVE-2022-0847',
    decisions: [{ by: 's.okafor', daysAgo: 50, analysisState: 'IN_TRIAGE' }],
  },
  {
    project: 'shelf-label-agent 1.3.0',
    component: 'atty',
    vulnId: 'RUSTSEC-2021-0145',
    decisions: [
      {
        by: 'auditor',
        daysAgo: 26,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'REQUIRES_ENVIRONMENT',
        isSuppressed: true,
        comment: 'The agent does not run on Windows.',
      },
    ],
  },
];
