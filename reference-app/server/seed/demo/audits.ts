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
      { by: 'm.keller', daysAgo: 61, analysisState: 'IN_TRIAGE', comment: 'Do we configure a JDBC appender anywhere?' },
      {
        by: 'auditor',
        daysAgo: 58,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'REQUIRES_CONFIGURATION',
        analysisResponse: 'UPDATE',
        analysisDetails:
          'No appender of ours uses a data source, and the configuration is part of the image, which is read-only.',
        comment: 'Checked all four logging configurations. Update to 2.17.1 comes with the next release anyway.',
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
        analysisDetails: 'The returns page binds a form to an entity and runs as WAR on Tomcat with Java 17.',
        comment: 'Reproduced on staging. The reverse proxy refuses `class.*` parameters until the update is out.',
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
        analysisDetails: 'shop-commons uses `StringSubstitutor` with a map of its own, never the interpolator.',
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
        comment: 'Spring reads our own configuration only.',
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
        comment: 'Build machines are taken off the network. Incident 2026-118.',
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
        analysisDetails: 'Part of the development server; nothing of it is shipped.',
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
        analysisDetails: 'Part of the development server; nothing of it is shipped.',
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
        comment: 'Dates come from a date picker and are cut at 32 characters.',
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
        analysisDetails: 'HTTP/2 ends at the load balancer, which limits resets since its update in October.',
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
        analysisDetails: 'Tokens with an empty audience are refused in our own middleware since 2.5.3.',
        comment: 'Move to golang-jwt is planned, PAY-2291.',
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
        comment: 'Only the command line of mkdirp uses it.',
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
        comment: 'A log formatter brought it along. Removed on main, release 1.22.1 is being tested.',
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
        analysisDetails: 'Every call names `algorithms: ["RS256"]` since 1.20.',
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
        analysisDetails: 'Airflow 2.6 reads YAML with `safe_load` throughout.',
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
        analysisDetails: 'MiniZip is not built into the package of Debian.',
        isSuppressed: true,
      },
    ],
  },
  {
    project: 'build-runner sid-20240327',
    component: 'xz-utils',
    vulnId: 'CVE-2024-3094',
    decisions: [
      { by: 'm.keller', daysAgo: 39, analysisState: 'EXPLOITABLE', comment: 'Machine stopped, image kept for the forensics.' },
      {
        by: 'auditor',
        daysAgo: 37,
        analysisState: 'RESOLVED',
        analysisResponse: 'ROLLBACK',
        comment: 'Rebuilt from stable; releases of that week were built again and compare equal.',
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
        analysisDetails: 'The vendor of the boot loader links this version statically. Terminals are in a network of their own.',
        comment: 'Replacement of the terminals begins in spring.',
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
        comment: 'No Windows on the shelf.',
      },
    ],
  },
];
