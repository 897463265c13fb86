import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '../../../../../reference-app/server/store/database.js';
import { evaluatePolicies } from '../../../../../reference-app/server/work/evaluatePolicies.js';
import { createApiClient, type ApiClient } from '../../../../../src/api/client.js';
import { conditionProblem } from '../../../../../src/domain/policy/conditionProblem.js';
import { dryRunPlan } from '../../../../../src/domain/policy/dryRun/dryRunPlan.js';
import {
  policyOperatorsOf,
  policySubjectsOf,
  type PolicySubject,
} from '../../../../../src/domain/policy/policySubjects.js';
import type { Policy } from '../../../../../src/schema/policy.js';
import type { Extent } from '../../../../../src/entities/project/portfolioScan/findExtent.js';
import { PortfolioScanner } from '../../../../../src/entities/project/portfolioScan/PortfolioScanner.js';
import { policyJudge } from '../../../../../src/widgets/policy/PolicyEditor/dryRun/policyJudge.js';
import { apiCall } from '../../../../support/apiCall.js';
import { DEPTH } from '../../../../support/depth.js';
import { seededRandom, type SeededRandom } from '../../../../support/seededRandom.js';
import { testServer, type TestServer } from '../../../../support/testServer.js';
import { workerOfFile } from '../../../../support/workerFile.js';

// Few names, versions and licenses, so that conditions meet and miss.
const NAMES = ['alpha', 'alpha-core', 'Alpha_core', 'beta', 'gamma'] as const;
const GROUPS = ['', 'org.example', 'com.example'] as const;
const VERSIONS = [null, '1.0.0', '1.2.0', '1.2.0-rc1', '2.0', 'v2.1.0', '2024.1'] as const;
// Versions around 1.2 as each ecosystem writes them, and the latest that its repository knows.
const ECOSYSTEMS = {
  'pkg:npm/%40example': ['1.2.0', '1.10.0'],
  'pkg:npm': ['1.2.0', '1.2.0-rc.2', '1.2.0-rc.10', '1.10.0'],
  'pkg:maven/org.example': ['1.2', '1.2.0.Final', '1.2-SNAPSHOT', '1.2-alpha-1', '1.2-sp1'],
  'pkg:pypi': ['1.2', '1.2.dev1', '1.2a1', '1.2.post1', '1!1.0', '1.2+local'],
  'pkg:nuget': ['1.2.0', '1.2.0-Beta', '1.2.0.1'],
  'pkg:gem': ['1.2.0', '1.2.0.rc1', '1.2.0.1'],
  'pkg:composer/example': ['1.2.0', '1.2.0-RC1', '1.2.0-p1', 'dev-main'],
  'pkg:golang/ex.org': ['v1.2.0', 'v1.2.1-0.20191109021931-daa7c04131f5', 'v1.2.0+incompatible'],
  'pkg:deb/debian': ['1.2-1', '1.2~rc1-1', '2:1.0-1', '1.2-1+deb12u1'],
  'pkg:rpm/fedora': ['1.2-1.fc40', '1.2~rc1-1', '1.2^git1-1', '4:1.0-1'],
  'pkg:apk/alpine': ['1.2-r1', '1.2_rc1-r0', '1.2a-r0', '1.2_p1-r0'],
  'pkg:alpm/arch': ['1.2-1', '1.2rc-1', '1:1.0-1'],
  'pkg:conan': ['1.2', '1.2-rc1', '1.2+1'],
  'pkg:cargo': ['1.2.0'],
  'pkg:pub': ['1.2.0', '1.2.0+1', '1.2.0-dev.1'],
  'pkg:generic': ['1.2', '1.2rc1', '1.2e', '8u402', '9.7p1', '2.8.123e', 'latest'],
} as const;
const LICENSES = ['MIT', 'Apache-2.0', 'GPL-2.0-only', 'GPL-2.0-or-later', 'Unheard-1.0'] as const;
const EXPRESSIONS = [
  'MIT OR GPL-2.0-only',
  'MIT AND Apache-2.0',
  'GPL-2.0+',
  '(MIT',
  'Unheard-1.0 OR MIT',
  'apache-2.0 WITH LLVM-exception',
  'GPL-2.0-only WITH Unheard-exception OR MIT',
];
const TAGS = ['tier-1', 'tier-2'] as const;
const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let api: ApiClient;
let licenseUuids: readonly string[];
let groupUuids: readonly string[];
const projects: string[] = [];

/** One of several licenses of a component. */
function severalOf(db: Database, random: SeededRandom) {
  const text = random.pick([...LICENSES, ...EXPRESSIONS]);
  const resolvedLicense = db
    .prepare('select uuid, licenseId, name from license where licenseId = ?')
    .first<{ uuid: string; licenseId: string; name: string }>(text);
  if (resolvedLicense) return { resolvedLicense };
  return random.chance(0.5) ? { licenseExpression: text } : { license: text };
}

/** Portfolios of any shape: trees, tags, inactive ones, with and without graph, licenses, versions, vulnerabilities. */
async function aPortfolio(random: SeededRandom) {
  const { db } = server.context;
  for (let count = 0; count < 24; count += 1) {
    const components = Array.from({ length: random.integer(0, 9) }, (_, index) => ({
      name: `${random.pick(NAMES)}${random.chance(0.3) ? index : ''}`,
      group: random.pick(GROUPS) || undefined,
      version: random.pick(VERSIONS),
      ...(random.chance(0.2) && { purl: null }),
      ...(random.chance(0.6) && packageOf(random)),
      ...(random.chance(0.4) && { cpe: `cpe:2.3:a:example:${random.pick(NAMES)}:1.2.0:*:*:*:*:*:*:*` }),
      ...(random.chance(0.6) && { latestVersion: random.pick(['1.2.0', '2.0.0', '3.1.4', 'newest']) }),
      ...(random.chance(0.3) && { license: random.pick(LICENSES) }),
      isDirect: random.chance(0.5),
    }));
    const findings = components.flatMap(({ name }) =>
      Array.from({ length: random.integer(0, 2) }, () => {
        const number = random.integer(1, 12);
        return {
          component: name,
          vulnId: `CVE-2024-${1000 + number}`,
          severity: ['CRITICAL', 'HIGH', 'LOW', 'UNASSIGNED'][number % 4],
          cwes: [[79], [79, 89], [], [502]][number % 4],
          isSuppressed: random.chance(0.3),
        };
      }),
    );
    const seen = new Set<string>();
    const project = await server.aProject({
      name: `project-${count}`,
      version: random.pick(['1.0', '2.0']),
      tags: TAGS.filter(() => random.chance(0.25)),
      isActive: random.chance(0.85),
      parent: projects.length > 0 && random.chance(0.5) ? random.pick(projects) : undefined,
      components,
      // A component has a vulnerability once.
      findings: findings.filter(({ component, vulnId }) => {
        const key = `${component} ${vulnId}`;
        return !seen.has(key) && Boolean(seen.add(key));
      }),
    });
    projects.push(project.uuid);
    for (const { uuid } of project.components) {
      const license = random.chance(0.3)
        ? db
            .prepare('select id from license where licenseId = ?')
            .first<{ id: number }>(random.pick(LICENSES))
        : undefined;
      db.prepare(
        `update component set resolvedLicenseId = ?, licenseExpression = ?, swidTagId = ?, sha256 = ?, licenses = ?
         where uuid = ?`,
      ).run(
        license?.id,
        random.chance(0.3) ? random.pick(EXPRESSIONS) : null,
        random.chance(0.3) ? `swidgen-${random.pick(NAMES)}` : null,
        random.chance(0.4) ? random.pick([HASH, HASH.toUpperCase(), HASH.replace('a', 'b')]) : null,
        random.chance(0.2) ? JSON.stringify([severalOf(db, random), severalOf(db, random)]) : null,
        uuid,
      );
    }
    if (random.chance(0.2)) {
      db.prepare('update project set directDependencies = null where uuid = ?').run(project.uuid);
    }
  }
  db.prepare('update repositoryMeta set published = ? where rowid % 3 > 0').run(Date.now() - 400 * DAY);
  db.prepare('update repositoryMeta set published = ? where rowid % 3 > 1').run(Date.now() - 20 * DAY);
}

/** Returns a package of any ecosystem. Its epoch can be in its version, in a qualifier, or in both. */
function packageOf(random: SeededRandom) {
  const namespace = random.pick(Object.keys(ECOSYSTEMS) as (keyof typeof ECOSYSTEMS)[]);
  const version: string = random.pick<string>(ECOSYSTEMS[namespace]);
  const [, epoch, rest = version] = /^(\d+):(.*)$/.exec(version) ?? [];
  const isBeside = epoch !== undefined && random.chance(0.5);
  const written = encodeURIComponent(isBeside ? rest : version);
  const qualifiers = [...(isBeside ? [`epoch=${epoch}`] : []), ...(random.chance(0.3) ? ['epoch=3'] : [])];
  return {
    version: random.pick([version, rest, null]),
    purl: `${namespace}/${random.pick(NAMES)}${random.chance(0.9) ? `@${written}` : ''}?${qualifiers.slice(0, 1).join('')}`,
  };
}

/** Literal ones, with wildcards, regular expressions, and one that nothing matches. */
const PURL_PATTERNS = [
  'pkg:pypi/alpha_core',
  '^pkg:cargo/(alpha-core|beta)@',
  'pkg:npm/@example/*',
  '?epoch=2',
  'pkg:rpm/Fedora/alpha',
  '^npm/',
];
const GONE = '00000000-0000-4000-8000-000000000000';
const HASH = 'a0'.repeat(32);

/** A value that makes sense, of each subject that the embedded server knows. */
const VALUES: Partial<Record<PolicySubject, (random: SeededRandom) => string>> = {
  AGE: (random) => random.pick(['P1D', 'P1M', 'P1Y', 'P1Y2M', 'P9Y']),
  COORDINATES: (random) =>
    JSON.stringify({
      group: random.pick([null, 'org.example', '*', 'com']),
      name: random.pick([...NAMES, '^alpha-core$', 'alpha_c*', '^(ALPHA-CORE|beta)$']),
      version: random.pick([
        null,
        '== dev-main',
        '^2:1',
        '1.2$',
        '>= 1.2',
        '< 2',
        '!= 1.0.0',
        '1.*',
        '<1.2',
        '> 1:1.2-1',
        '== v1.2',
        '= 1.2',
      ]),
    }),
  CPE: (random) => random.pick(['alpha', 'cpe:2.3:a:example:*', '^cpe:2.3:a:Example:beta', '^cpe:2.3:x:']),
  LICENSE: (random) => random.pick(['unresolved', ...licenseUuids]),
  LICENSE_GROUP: (random) => random.pick(groupUuids),
  PACKAGE_URL: (random) =>
    random.pick(['pkg:npm/*', 'alpha', 'alpha@1', '@2.0$', '(?i)BETA', ...PURL_PATTERNS]),
  SEVERITY: (random) => random.pick(['CRITICAL', 'HIGH', 'LOW', 'UNASSIGNED']),
  SWID_TAGID: (random) => random.pick(['alpha', 'swidgen-*', '^alpha']),
  VERSION: (random) =>
    random.pick([
      '1.0',
      '1.2.0',
      '2',
      '2.1.0',
      '1.2',
      '1.2-1',
      '2:1.0-1',
      '1.2.0-rc.1',
      '1.2rc1',
      '1!1.0',
      '2.8.70',
      'dev-main',
      'latest',
    ]),
  COMPONENT_HASH: () => JSON.stringify({ algorithm: 'SHA-256', value: HASH }),
  CWE: (random) => random.pick(['*', 'CWE-79', 'CWE-79, CWE-89', '502', 'CWE-79, 999999']),
  VULNERABILITY_ID: (random) => random.pick(['CVE-2024-1001', 'CVE-2024-1002', 'CVE-2024-1004']),
  VERSION_DISTANCE: (random) =>
    JSON.stringify(random.pick([{ major: 1 }, { minor: 1 }, { patch: 0 }, { epoch: 1 }])),
};

async function aPolicy(random: SeededRandom, name: string): Promise<Policy> {
  const call = apiCall(server);
  const operator = random.pick(['ANY', 'ALL']);
  const made = await call('PUT', '/policy', { name, operator, violationState: 'WARN' });
  const { uuid } = (await made.json()) as Policy;
  for (let count = random.integer(1, 3); count > 0; count -= 1) {
    const subject = random.pick(policySubjectsOf('4.11'));
    const condition = {
      subject,
      operator: random.pick(policyOperatorsOf(subject, '4.11')),
      value: VALUES[subject]!(random),
    };
    const answer = await call('PUT', `/policy/${uuid}/condition`, condition);
    // Conditions that no component can meet are rejected, and the form detects them.
    const isRefused = conditionProblem(condition, '4.11') !== undefined;
    expect(answer.status, JSON.stringify(condition)).toBe(isRefused ? 400 : 201);
    // A license or a group that was deleted since.
    if (!isRefused && subject.startsWith('LICENSE') && random.chance(0.2)) {
      const { uuid: stored } = (await answer.json()) as { uuid: string };
      server.context.db.prepare('update policyCondition set value = ? where uuid = ?').run(GONE, stored);
    }
  }
  if (random.chance(0.5)) {
    for (const tag of TAGS.filter(() => random.chance(0.4))) await call('POST', `/policy/${uuid}/tag/${tag}`);
    for (let count = random.integer(0, 2); count > 0; count -= 1) {
      await call('POST', `/policy/${uuid}/project/${random.pick(projects)}`);
    }
    const includeChildren = random.chance(0.5);
    await call('POST', '/policy', { uuid, name, operator, violationState: 'WARN', includeChildren });
  }
  return server.get<Policy>(`/policy/${uuid}`);
}

/**
 * Returns the components that violate the existing policies according to the server: component and condition.
 */
async function violationsOfServer(): Promise<Set<string>> {
  const { db } = server.context;
  for (const { id } of db.prepare('select id from project').all<{ id: number }>()) {
    await evaluatePolicies(server.context, { projectId: id });
  }
  const rows = db
    .prepare(
      `select component.uuid as component, policyCondition.uuid as condition from policyViolation
       join component on component.id = componentId join policyCondition on policyCondition.id = policyConditionId`,
    )
    .all<{ component: string; condition: string }>();
  return new Set(rows.map(({ component, condition }) => `${component} ${condition}`));
}

async function violationsOfDryRun(policy: Policy, createWorker: () => Worker): Promise<Set<string>> {
  const { operator = 'ANY', policyConditions = [], tags = [], includeChildren = false } = policy;
  const limits = { projects: policy.projects ?? [], tags: tags.map(({ name }) => name), includeChildren };
  const isLimited = limits.projects.length + limits.tags.length > 0;
  const extent: Extent = isLimited ? { kind: 'limits', ...limits } : { kind: 'all' };
  const plan = dryRunPlan(policyConditions, '4.11', true);
  expect(plan.leftOut).toEqual([]);
  const scanner = new PortfolioScanner({
    api,
    extent,
    includeInactive: true,
    onlyLatest: false,
    openJudge: (_, signal) => policyJudge(api, { operator, plan }, signal, createWorker),
  });
  await scanner.start();
  const { hits, hitCount, failed, error } = scanner.getSnapshot();
  scanner.dispose();
  expect({ failed, error, hitCount }).toEqual({ failed: [], error: undefined, hitCount: hits.length });
  return new Set(
    hits.flatMap(({ component, why }) =>
      why.map((place) => `${component.uuid} ${policyConditions[place]!.uuid}`),
    ),
  );
}

const noWorkers = () => {
  throw new Error('Workers are forbidden.');
};

beforeAll(async () => {
  server = await testServer();
  const token = await server.tokenFor('admin');
  api = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, getToken: () => token });
  const known = await server.get<{ uuid: string; licenseId: string }[]>('/license/concise');
  licenseUuids = known
    .filter(({ licenseId }) => (LICENSES as readonly string[]).includes(licenseId))
    .map(({ uuid }) => uuid);
  const groups = await server.get<{ uuid: string; name: string }[]>('/licenseGroup');
  groupUuids = groups.filter(({ name }) => /copyleft|permissive/i.test(name)).map(({ uuid }) => uuid);
  expect([licenseUuids.length, groupUuids.length > 1]).toEqual([4, true]);
  await aPortfolio(seededRandom(20_240_611));
}, 60_000);
afterAll(() => server.close());

describe('a dry run', () => {
  it.each([
    [
      'in a worker',
      () => workerOfFile(() => import('../../../../../src/domain/policy/dryRun/dryRun.worker.js')),
      6 * DEPTH,
    ],
    ['on the page, where workers are forbidden', noWorkers, 30 * DEPTH],
  ] as const)(
    'finds what the embedded server finds by policies of any shape, %s',
    async (where, createWorker, count) => {
      const random = seededRandom(where.length);
      let found = 0;
      for (let number = 1; number <= count; number += 1) {
        const policy = await aPolicy(random, `${where} ${number}`);

        const [byServer, byDryRun] = [
          await violationsOfServer(),
          await violationsOfDryRun(policy, createWorker),
        ];

        expect([...byDryRun].sort(), JSON.stringify(policy)).toEqual([...byServer].sort());
        found += byServer.size;
        await apiCall(server)('DELETE', `/policy/${policy.uuid}`);
      }
      // Policies that nothing violates would prove nothing.
      expect(found).toBeGreaterThan(count * 5);
    },
    240_000,
  );
});
