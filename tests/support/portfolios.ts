import type { Backend, Session } from '../../.config/workshop/backend.js';
import {
  BARE_PROJECT_ID,
  SERVICE_ID,
  COMPONENT_ID,
  OLD_SHOP_ID,
  POLICY_ID,
  SHOP_ID,
  type Release,
  type SignedInAs,
} from '../../.config/workshop/stories.js';
import { storableValue } from '../../reference-app/server/routes/propertyInput.js';
import { findProject } from '../../reference-app/server/store/projects.js';
import { insertProjectProperty } from '../../reference-app/server/store/projectProperties.js';
import { recordPortfolioMetrics } from '../../reference-app/server/store/metrics.js';
import { addLimit, insertCondition, insertPolicy } from '../../reference-app/server/store/policies.js';
import { asLine, type OtherServer } from './asLine.js';
import { inProcessFetch } from './inProcessFetch.js';
import {
  testServer,
  testRoles,
  type PermissionName,
  type ProjectSpec,
  type Role,
  type TestServer,
} from './testServer.js';
import { ROLES } from './testUsers.js';

/** The portfolios of the workshop, each on its own server in this process. */
export interface Portfolios {
  /** Answers a request to `/workshop/<server>/api/…`. */
  readonly answer: (request: Request) => Promise<Response>;
  /** The session for `server` and `as`, a role or permissions with commas between them. */
  readonly sessionOf: (query: URLSearchParams) => Promise<Session>;
  /** The same without a network, for tests. */
  readonly backend: Backend;
  readonly close: () => Promise<void>;
}

/** Starts the servers of the workshop and fills them. */
export async function openPortfolios(): Promise<Portfolios> {
  const portfolios = { shop: await testServer(), empty: await testServer() };
  for (const project of PROJECTS) await portfolios.shop.aProject(project);
  const { db, now, secrets } = portfolios.shop.context;
  const shop = findProject(db, SHOP_ID);
  for (const property of PROPERTIES)
    insertProjectProperty(db, shop?.id ?? 0, {
      description: null,
      ...property,
      propertyValue: storableValue(property.propertyType, property.propertyValue, secrets),
    });
  addPolicy(db);
  db.transaction(() => recordPortfolioMetrics(db, now()));

  const servers = new Map<string, OtherServer>(Object.entries(portfolios));
  for (const [name, server] of Object.entries(portfolios))
    for (const release of RELEASES) servers.set(`${name}@${release}`, asLine(server, release, SETTINGS));

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const [, name = '', path = ''] = /^\/workshop\/([^/]+)(\/.*)$/.exec(pathname) ?? [];
    const server = servers.get(name);
    if (!server) return new Response(null, { status: 404 });
    const { method, headers } = request;
    const body = request.body ? await request.arrayBuffer() : undefined;
    return server.fetch(new URL(path + search, server.baseUrl), { method, headers, body });
  }

  async function sessionOf(name: string, as: SignedInAs): Promise<Session> {
    const token = await servers.get(name)!.tokenFor(as);
    return { token, permissions: typeof as === 'string' ? ROLES[as] : as };
  }

  return {
    answer,
    sessionOf: (query) => sessionOf(query.get('server') ?? '', signedInAs(query.get('as') ?? '')),
    backend: {
      baseUrl: (server) => `${ORIGIN}/workshop/${server}`,
      fetch: inProcessFetch(answer, ORIGIN),
      sessionOf,
    },
    close: async () => {
      for (const server of Object.values(portfolios)) await server.close();
    },
  };
}

/** A policy that its own form has something to say of. */
function addPolicy(db: TestServer['context']['db']) {
  const name = 'No critical findings in public products';
  const { id: policyId } = insertPolicy(db, { name, operator: 'ALL', violationState: 'FAIL' });
  db.run(
    db.build.updateTable('policy').set({ uuid: POLICY_ID, includeChildren: 1 }).where('id', '=', policyId),
  );
  for (const [subject, operator, value] of POLICY_CONDITIONS) {
    insertCondition(db, { policyId, subject, operator, value });
  }
  for (const tag of ['pci', 'public']) {
    const { id } = db.first(db.build.selectFrom('tag').select('id').where('name', '=', tag))!;
    addLimit(db, policyId, { tagId: id });
  }
}

const POLICY_CONDITIONS = [
  ['SEVERITY', 'IS', 'CRITICAL'],
  ['CWE', 'CONTAINS_ANY', 'CWE-502, CWE-917, CWE-94'],
  ['COORDINATES', 'NO_MATCH', '{"group":"com.example.*","name":"*"}'],
  ['AGE', 'NUMERIC_GREATER_THAN', 'P1Y6M'],
] as const;

const RELEASES: readonly Release[] = ['4.14.2', '5.0.2'];
const SETTINGS = {
  'welcome.message.enabled': 'true',
  'welcome.message.html': '<p>Authorised use only. Ask the <b>platform team</b> for an account.</p>',
};

const ORIGIN = 'http://bomdeck.example';

function signedInAs(text: string): SignedInAs {
  return testRoles.includes(text as Role)
    ? (text as Role)
    : (text.split(',').filter(Boolean) as PermissionName[]);
}

/** Enough of everything that a list, a badge or a drawing shows, and little enough to be read. */
const PROJECTS: readonly ProjectSpec[] = [
  {
    uuid: SHOP_ID,
    name: 'web-shop',
    version: '2.4.0',
    description: 'Where customers order; its checkout is certified.',
    tags: ['pci', 'public'],
    violations: [
      {
        policy: 'Block releases with critical vulnerabilities',
        type: 'SECURITY',
        component: 'log4j-core',
        condition: { subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL' },
        analysis: { state: 'REJECTED', comments: ['Has to be replaced before the next release.'] },
      },
      {
        policy: 'At most one major version behind',
        state: 'WARN',
        component: 'spring-web',
        condition: { subject: 'VERSION_DISTANCE', operator: 'NUMERIC_GREATER_THAN', value: '{"major":"1"}' },
      },
      {
        policy: 'Licenses are known',
        state: 'INFO',
        type: 'LICENSE',
        component: 'openssl',
        condition: { subject: 'LICENSE', operator: 'IS', value: 'unresolved' },
        analysis: { state: 'APPROVED', isSuppressed: true },
      },
    ],
    services: [
      {
        uuid: SERVICE_ID,
        name: 'payment-api',
        group: 'com.example.payment',
        version: '2.1',
        description: 'Charges cards and pays back.',
        endpoints: [
          'https://pay.example/v2/charges',
          'https://pay.example/v2/refunds',
          'amqp://queue.pay.example',
        ],
        authenticated: true,
        crossesTrustBoundary: true,
        data: [
          { name: 'PCI', direction: 'BI_DIRECTIONAL' },
          { name: 'PII', direction: 'OUTBOUND' },
        ],
        provider: {
          name: 'Example Payments Ltd',
          urls: ['https://pay.example'],
          contacts: [{ name: 'Ada Example', email: 'ada@pay.example', phone: '+44 20 7946 0000' }],
        },
        externalReferences: [
          { type: 'documentation', url: 'https://pay.example/docs', comment: 'Only within the network' },
          { type: 'other', url: 'javascript:alert(1)' },
        ],
      },
      {
        name: 'address-lookup',
        endpoints: ['https://geo.example/lookup'],
        authenticated: false,
        crossesTrustBoundary: false,
      },
      { name: 'legacy-billing' },
    ],
    components: [
      {
        name: 'spring-web',
        group: 'org.springframework',
        version: '5.3.18',
        latestVersion: '6.1.4',
        purl: 'pkg:maven/org.springframework/spring-web@5.3.18',
        license: 'Apache-2.0',
        dependsOn: ['spring-core'],
      },
      {
        name: 'spring-core',
        group: 'org.springframework',
        version: '5.3.18',
        latestVersion: '6.1.4',
        purl: 'pkg:maven/org.springframework/spring-core@5.3.18',
        license: 'Apache-2.0',
        isDirect: false,
      },
      {
        uuid: COMPONENT_ID,
        name: 'log4j-core',
        group: 'org.apache.logging.log4j',
        version: '2.14.1',
        latestVersion: '2.23.0',
        purl: 'pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1',
        license: 'Apache-2.0',
        dependsOn: ['log4j-api'],
      },
      {
        name: 'log4j-api',
        group: 'org.apache.logging.log4j',
        version: '2.14.1',
        isDirect: false,
        purl: 'pkg:maven/org.apache.logging.log4j/log4j-api@2.14.1',
        license: 'Apache-2.0',
      },
      { name: 'lodash', version: '4.17.15', latestVersion: '4.17.21', license: 'MIT' },
      {
        name: 'openssl',
        version: '1.1.1k',
        classifier: 'OPERATING_SYSTEM',
        purl: null,
        cpe: 'cpe:2.3:a:openssl:openssl:1.1.1k:*:*:*:*:*:*:*',
      },
      {
        name: 'payment-client-with-a-name-that-is-too-long-for-its-column',
        group: 'com.example.shop.payment.integration',
        version: '0.9.0-SNAPSHOT+build.20240131',
        purl: null,
      },
    ],
    findings: [
      {
        vulnId: 'CVE-2021-44228',
        severity: 'CRITICAL',
        component: 'log4j-core',
        title: 'Remote code execution in message lookups',
        description:
          'JNDI features used in **configuration**, log messages and parameters do not protect against endpoints of an attacker.',
        recommendation: 'Upgrade to 2.17.1.',
        cvssV3BaseScore: 10,
        cvssV3Vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H',
        cwes: [20, 400, 502],
        epssScore: 0.975,
        epssPercentile: 0.9999,
        aliases: ['GHSA-jfh8-c2jp-5v3q'],
        published: Date.UTC(2021, 11, 10),
        state: 'EXPLOITABLE',
        response: 'UPDATE',
        comments: ['Reachable from the search field.'],
      },
      {
        vulnId: 'CVE-2021-45046',
        severity: 'CRITICAL',
        component: 'log4j-core',
        cvssV3BaseScore: 9,
        epssScore: 0.944,
        epssPercentile: 0.999,
      },
      {
        vulnId: 'CVE-2022-22965',
        severity: 'CRITICAL',
        component: 'spring-web',
        cvssV3BaseScore: 9.8,
        cwes: [94],
        epssScore: 0.97,
        epssPercentile: 0.998,
        state: 'IN_TRIAGE',
      },
      {
        vulnId: 'CVE-2020-8203',
        severity: 'HIGH',
        component: 'lodash',
        cvssV3BaseScore: 7.4,
        cwes: [1321],
        epssScore: 0.012,
        epssPercentile: 0.85,
      },
      {
        vulnId: 'CVE-2021-23337',
        severity: 'HIGH',
        component: 'lodash',
        cvssV3BaseScore: 7.2,
        state: 'NOT_AFFECTED',
        justification: 'CODE_NOT_REACHABLE',
      },
      {
        vulnId: 'CVE-2022-0778',
        severity: 'HIGH',
        component: 'openssl',
        cvssV3BaseScore: 7.5,
        epssScore: 0.06,
        epssPercentile: 0.93,
      },
      {
        vulnId: 'CVE-2020-28500',
        severity: 'MEDIUM',
        component: 'lodash',
        cvssV3BaseScore: 5.3,
        isSuppressed: true,
        state: 'FALSE_POSITIVE',
      },
      { vulnId: 'CVE-2024-22243', severity: 'LOW', component: 'spring-web' },
      {
        vulnId: 'GHSA-24wv-mv5m-xv4h',
        severity: 'UNASSIGNED',
        component: 'payment-client-with-a-name-that-is-too-long-for-its-column',
      },
    ],
  },
  {
    uuid: OLD_SHOP_ID,
    name: 'web-shop',
    version: '2.3.1',
    components: [
      {
        name: 'spring-web',
        group: 'org.springframework',
        version: '5.3.20',
        purl: 'pkg:maven/org.springframework/spring-web@5.3.20',
        license: 'Apache-2.0',
      },
      {
        name: 'log4j-core',
        group: 'org.apache.logging.log4j',
        version: '2.13.0',
        purl: 'pkg:maven/org.apache.logging.log4j/log4j-core@2.13.0',
        license: 'Apache-2.0',
      },
      { name: 'lodash', version: '4.17.15', license: 'MIT License' },
      { name: 'left-pad', version: '1.3.0', license: 'WTFPL' },
    ],
    findings: [
      {
        vulnId: 'CVE-2021-44228',
        severity: 'CRITICAL',
        component: 'log4j-core',
        cvssV3BaseScore: 10,
        state: 'IN_TRIAGE',
      },
      {
        vulnId: 'CVE-2021-45046',
        severity: 'CRITICAL',
        component: 'log4j-core',
        cvssV3BaseScore: 9,
        state: 'NOT_AFFECTED',
        justification: 'CODE_NOT_REACHABLE',
        details: 'Lookups are switched off.',
      },
      {
        vulnId: 'CVE-2020-8203',
        severity: 'HIGH',
        component: 'lodash',
        cvssV3BaseScore: 7.4,
        isSuppressed: true,
      },
      {
        vulnId: 'CVE-2021-23337',
        severity: 'HIGH',
        component: 'lodash',
        cvssV3BaseScore: 7.2,
        state: 'NOT_AFFECTED',
      },
      { vulnId: 'CVE-2018-16487', severity: 'MEDIUM', component: 'lodash' },
    ],
  },
  { uuid: BARE_PROJECT_ID, name: 'mobile-app', version: '1.0.0', classifier: 'APPLICATION', components: [] },
  {
    name: 'design-system',
    version: '7.1.2',
    classifier: 'LIBRARY',
    tags: ['public'],
    components: [{ name: 'react' }],
    findings: [
      {
        vulnId: 'INT-1',
        source: 'INTERNAL',
        title: 'Found by ourselves',
        component: 'react',
        cvssV3BaseScore: 5.3,
      },
    ],
  },
  { name: 'mail-gateway', classifier: 'CONTAINER', isActive: false, components: [{ name: 'postfix' }] },
];

/** The properties of the shop. */
const PROPERTIES = [
  { groupName: 'integrations', propertyName: 'jira.project', propertyValue: 'SHOP', propertyType: 'STRING' },
  {
    groupName: 'integrations',
    propertyName: 'jira.token',
    propertyValue: 'a secret',
    propertyType: 'ENCRYPTEDSTRING',
    description: 'Of the account that opens tickets',
  },
  { groupName: 'build', propertyName: 'retention.days', propertyValue: '90', propertyType: 'INTEGER' },
  {
    groupName: 'build',
    propertyName: 'pipeline',
    propertyValue: 'https://ci.example/pipelines/web-shop',
    propertyType: 'URL',
  },
] as const;
