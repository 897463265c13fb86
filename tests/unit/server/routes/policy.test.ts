import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { saveRepositoryMeta } from '../../../../reference-app/server/store/components.js';
import { testServer } from '../../../support/testServer.js';
import type { Role, TestProject, TestServer } from '../../../support/testServer.js';

interface Violation {
  uuid: string;
  type: string;
  timestamp: number;
  component: { uuid: string; name: string };
  policyCondition: { subject: string; policy: { name: string } };
  analysis?: { analysisState: string };
}

describe('policies over the API', () => {
  let server: TestServer;
  let now = Date.parse('2024-06-01T12:00:00Z');
  beforeEach(async () => {
    now = Date.parse('2024-06-01T12:00:00Z');
    server = await testServer({ now: () => now });
  });
  afterEach(() => server.close());

  async function call(method: string, path: string, body?: object, as: Role = 'admin'): Promise<Response> {
    return server.fetch(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await server.tokenFor(as)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
  }

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await call(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async function aPolicy(name: string, conditions: object[], more: object = {}): Promise<string> {
    const { uuid } = await send<{ uuid: string }>('PUT', '/policy', {
      name,
      operator: 'ANY',
      violationState: 'FAIL',
      ...more,
    });
    for (const condition of conditions) await send('PUT', `/policy/${uuid}/condition`, condition);
    return uuid;
  }

  async function evaluate(project: TestProject): Promise<Violation[]> {
    await send('POST', `/finding/project/${project.uuid}/analyze`);
    await server.idle();
    return violationsOf(project);
  }

  const violationsOf = (project: TestProject, query = '') =>
    server.get<Violation[]>(`/violation/project/${project.uuid}${query}`);
  const named = (name: string) => ({
    subject: 'COORDINATES',
    operator: 'MATCHES',
    value: JSON.stringify({ name }),
  });
  const severe = { subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL' };

  it('are held against the components of a project when it is analysed', async () => {
    await aPolicy('No left-pad', [named('^left-pad$')]);
    const project = await server.aProject({ components: [{ name: 'left-pad' }, { name: 'lodash' }] });

    const violations = await evaluate(project);

    expect(violations).toMatchObject([
      {
        type: 'OPERATIONAL',
        timestamp: now,
        component: { name: 'left-pad' },
        policyCondition: { subject: 'COORDINATES', policy: { name: 'No left-pad' } },
      },
    ]);
    expect(await server.get(`/metrics/project/${project.uuid}/current`)).toMatchObject({
      policyViolationsFail: 1,
      policyViolationsTotal: 1,
      policyViolationsUnaudited: 1,
      policyViolationsOperationalTotal: 1,
    });
  });

  it('are held against a component when it is saved', async () => {
    await aPolicy('No left-pad', [named('^left-pad$')]);
    const project = await server.aProject({ components: [{ name: 'lodash' }] });

    await send('PUT', `/component/project/${project.uuid}`, { name: 'left-pad', version: '1.3.0' });
    await server.idle();

    expect(await violationsOf(project)).toMatchObject([{ component: { name: 'left-pad' } }]);
  });

  it('with ALL are violated only by what violates every condition', async () => {
    await aPolicy('Severe lodash', [named('lodash'), severe], { operator: 'ALL' });
    const findings = [
      { vulnId: 'CVE-1', severity: 'CRITICAL', component: 'lodash' },
      { vulnId: 'CVE-1', severity: 'CRITICAL', component: 'left-pad' },
    ];
    const components = [{ name: 'lodash' }, { name: 'left-pad' }, { name: 'lodash-es' }];
    const project = await server.aProject({ components, findings });

    const violations = await evaluate(project);

    expect(violations.map(({ component, type }) => [component.name, type]).sort()).toEqual([
      ['lodash', 'OPERATIONAL'],
      ['lodash', 'SECURITY'],
    ]);
  });

  it('are violated by the same package and product, however it is spelled', async () => {
    const components = [
      { name: 'typing_extensions', version: '4.9.0', purl: 'pkg:pypi/typing_extensions@4.9.0' },
      { name: 'core', group: '@angular', version: '17.0.0', purl: 'pkg:npm/%40angular/core@17.0.0' },
      { name: 'vim', version: '9.1-1', purl: 'pkg:deb/debian/vim@9.1-1?arch=amd64&epoch=2' },
      { name: 'framework', version: 'dev-main', purl: 'pkg:composer/laravel/framework@dev-main' },
      { name: 'http', cpe: 'cpe:2.3:a:Apache:HTTP_Server:2.4:*:*:*:*:*:*:*', purl: null },
      { name: 'other', version: '1.0', purl: 'pkg:npm/other@1.0' },
    ];
    const conditions = [
      ['PACKAGE_URL', 'MATCHES', 'pkg:pypi/typing_extensions', 'typing_extensions'],
      ['COORDINATES', 'MATCHES', '{"name":"^typing-extensions$"}', 'typing_extensions'],
      ['PACKAGE_URL', 'MATCHES', 'pkg:npm/@angular/core', 'core'],
      ['PACKAGE_URL', 'MATCHES', 'pkg:deb/debian/vim@9.1-1?arch=amd64&epoch=2', 'vim'],
      ['COORDINATES', 'MATCHES', '{"name":"vim","version":"2:9.1-1"}', 'vim'],
      ['VERSION', 'NUMERIC_EQUAL', 'dev-main', 'framework'],
      ['CPE', 'MATCHES', '^cpe:2.3:a:apache:http_server:', 'http'],
    ] as const;
    for (const [subject, operator, value] of conditions) {
      await aPolicy(`${subject} ${value}`, [{ subject, operator, value }]);
    }
    const project = await server.aProject({ components });

    const violations = await evaluate(project);

    expect(
      violations.map(({ component, policyCondition: { policy } }) => [policy.name, component.name]).sort(),
    ).toEqual(conditions.map(([subject, , value, name]) => [`${subject} ${value}`, name]).sort());
  });

  it('ignore what somebody suppressed', async () => {
    await aPolicy('Nothing severe', [severe]);
    const project = await server.aProject({
      findings: [{ vulnId: 'CVE-1', severity: 'CRITICAL', isSuppressed: true }],
    });

    expect(await evaluate(project)).toEqual([]);
  });

  it('apply to the projects, the children and the tags they are limited to', async () => {
    const policy = await aPolicy('Anything', [named('*')], { violationState: 'INFO' });
    const parent = await server.aProject({ name: 'parent' });
    const child = await server.aProject({ name: 'child', parent: parent.uuid });
    const grandchild = await server.aProject({ name: 'grandchild', parent: child.uuid });
    const tagged = await server.aProject({ name: 'tagged', tags: ['pci'] });
    const other = await server.aProject({ name: 'other' });
    const projects = [parent, child, grandchild, tagged, other];
    const violated = async () => {
      const counts = [];
      for (const project of projects) counts.push((await evaluate(project)).length);
      return counts;
    };

    expect(await violated()).toEqual([1, 1, 1, 1, 1]);
    await send('POST', `/policy/${policy}/project/${parent.uuid}`);
    await send('POST', `/policy/${policy}/tag/pci`);
    expect(await violated()).toEqual([1, 0, 0, 1, 0]);
    const everything = { uuid: policy, name: 'Anything', operator: 'ANY', violationState: 'INFO' };
    await send('POST', '/policy', { ...everything, includeChildren: true });
    expect(await violated()).toEqual([1, 1, 1, 1, 0]);
  });

  it('keep the time and the audit of what is violated still, and forget the rest', async () => {
    await aPolicy('No left-pad', [named('left-pad')]);
    const project = await server.aProject({ components: [{ name: 'left-pad' }] });
    const [first] = await evaluate(project);
    await send('PUT', '/violation/analysis', {
      component: first?.component.uuid,
      policyViolation: first?.uuid,
      analysisState: 'APPROVED',
    });

    now += 1000;
    const [second] = await evaluate(project);
    await aPolicy('No right-pad', [named('right-pad')]);
    await send('POST', '/component', { uuid: first?.component.uuid, name: 'right-pad', version: '1' });
    await server.idle();
    const afterwards = await violationsOf(project);

    expect(second).toMatchObject({
      uuid: first?.uuid,
      timestamp: first?.timestamp,
      analysis: { analysisState: 'APPROVED' },
    });
    expect(afterwards.map(({ policyCondition }) => policyCondition.policy.name)).toEqual(['No right-pad']);
  });

  it('change their type when a condition is about something else', async () => {
    const policy = await aPolicy('Either', [severe]);
    const project = await server.aProject({ findings: [{ vulnId: 'CVE-1', severity: 'CRITICAL' }] });
    await evaluate(project);
    const { policyConditions } = await server.get<{ policyConditions: { uuid: string }[] }>(
      `/policy/${policy}`,
    );

    await send('POST', '/policy/condition', { ...named('*'), uuid: policyConditions[0]?.uuid });

    expect(await evaluate(project)).toMatchObject([{ type: 'OPERATIONAL' }]);
  });

  it('are looked at again once a repository told what is newest', async () => {
    const distance = {
      subject: 'VERSION_DISTANCE',
      operator: 'NUMERIC_GREATER_THAN',
      value: '{"major":"1"}',
    };
    await aPolicy('Two behind', [distance]);
    const project = await server.aProject({ components: [{ name: 'lodash', version: '2.0.0' }] });
    const { db, jobs } = server.context;
    await evaluate(project);
    const said = { latestVersion: '4.17.21', published: null, lastCheck: now };
    saveRepositoryMeta(db, { type: 'npm', name: 'lodash' }, said);
    const { id } =
      db.prepare('select id from project where uuid = ?').first<{ id: number }>(project.uuid) ?? {};

    jobs.enqueue({ kind: 'lookUpLatestVersions', payload: { projectId: id }, lane: 'repositories' });
    await server.idle();

    expect(await violationsOf(project)).toMatchObject([{ component: { name: 'lodash' } }]);
  });

  it('are held against every active project by the daily job', async () => {
    const active = await server.aProject({ name: 'active' });
    const retired = await server.aProject({ name: 'retired', isActive: false });
    await aPolicy('Anything', [named('*')]);

    server.context.jobs.enqueue({ kind: 'evaluatePortfolio', payload: {} });
    await server.idle();

    expect(await violationsOf(active)).toHaveLength(1);
    expect(await violationsOf(retired)).toEqual([]);
  });

  it('hide suppressed violations until they are asked for', async () => {
    await aPolicy('Anything', [named('*')]);
    const project = await server.aProject();
    const [violation] = await evaluate(project);
    const decision = {
      component: violation?.component.uuid,
      policyViolation: violation?.uuid,
      isSuppressed: true,
    };

    await send('PUT', '/violation/analysis', { ...decision, analysisState: 'REJECTED' });

    expect(await violationsOf(project)).toEqual([]);
    expect(await violationsOf(project, '?suppressed=true')).toMatchObject([
      { analysis: { analysisState: 'REJECTED' } },
    ]);
    expect(await server.get('/violation')).toEqual([]);
  });

  describe('refuse a condition that no component can meet', () => {
    const NOBODY = '5c0f7a10-0000-4000-8000-000000000001';

    it.each([
      ['VERSION', 'NUMERIC_EQUAL', '1.*', 'value', 'The value must be a version, such as 2.1.0'],
      ['VERSION', 'IS', '1.0', 'operator', 'The subject VERSION does not support the operator IS'],
      ['VERSION', 'NUMERIC_LESS_THAN', '< 2', 'value', 'The value must be a version, such as 2.1.0'],
      ['SEVERITY', 'IS', 'SEVERE', 'value', 'The value is not valid for the subject'],
      [
        'SEVERITY',
        'MATCHES',
        'HIGH',
        'operator',
        'The subject SEVERITY does not support the operator MATCHES',
      ],
      ['AGE', 'NUMERIC_GREATER_THAN', 'a year', 'value', 'The value must be a period such as P1Y6M'],
      [
        'AGE',
        'NUMERIC_GREATER_THAN',
        'P0D',
        'value',
        'The value must be a period longer than zero, because no component can match any other',
      ],
      ['COORDINATES', 'MATCHES', 'alpha', 'value', 'The value is not valid for the subject'],
      ['COORDINATES', 'MATCHES', '{}', 'value', 'The value must not be empty'],
      [
        'COORDINATES',
        'MATCHES',
        '{"version":">= "}',
        'value',
        'The version must be a version, such as 2.1.0',
      ],
      [
        'COORDINATES',
        'MATCHES',
        '{"name":"("}',
        'value',
        'The name must be a regular expression that this server supports',
      ],
      [
        'COORDINATES',
        'NO_MATCH',
        '{"name":"*"}',
        'value',
        'The value makes a condition that no component can match',
      ],
      [
        'PACKAGE_URL',
        'MATCHES',
        '(?<=a)b',
        'value',
        'The value must be a regular expression that this server supports',
      ],
      ['PACKAGE_URL', 'MATCHES', '^npm/', 'value', 'The value makes a condition that no component can match'],
      [
        'COMPONENT_HASH',
        'IS',
        '{"algorithm":"MD5","value":"ab"}',
        'value',
        'The hash must have 32 hexadecimal digits',
      ],
      [
        'COMPONENT_HASH',
        'IS',
        '{"algorithm":"CRC","value":"ab"}',
        'value',
        'The algorithm must be the name of a hash algorithm, such as SHA-256',
      ],
      [
        'VERSION_DISTANCE',
        'NUMERIC_GREATER_THAN',
        '{"major":"one"}',
        'value',
        'The major version distance must be a whole number, 0 or greater',
      ],
      [
        'VERSION_DISTANCE',
        'NUMERIC_LESS_THAN',
        '{"major":"0"}',
        'value',
        'The value makes a condition that no component can match',
      ],
      ['CWE', 'CONTAINS_ANY', 'injection', 'value', 'The value must be a list of CWEs, such as CWE-79'],
      [
        'VULNERABILITY_ID',
        'IS',
        'CVE 2021',
        'value',
        'The value must be one complete identifier, such as CVE-2021-44228',
      ],
      ['PACKAGE_URL', 'MATCHES', 'a$b', 'value', 'The value makes a condition that no component can match'],
      ['PACKAGE_URL', 'MATCHES', 'a^b', 'value', 'The value makes a condition that no component can match'],
      ['PACKAGE_URL', 'MATCHES', '^$', 'value', 'The value makes a condition that no component can match'],
      [
        'PACKAGE_URL',
        'MATCHES',
        '^(npm|foo)',
        'value',
        'The value makes a condition that no component can match',
      ],
      [
        'PACKAGE_URL',
        'MATCHES',
        'pkg:npm/foo bar',
        'value',
        'The value makes a condition that no component can match',
      ],
      ['CPE', 'MATCHES', '^cpe:2.3:x:', 'value', 'The value makes a condition that no component can match'],
      [
        'CPE',
        'MATCHES',
        'cpe:2.3:a:ap ache',
        'value',
        'The value makes a condition that no component can match',
      ],
      [
        'COORDINATES',
        'MATCHES',
        '{"name":"^$"}',
        'value',
        'The value makes a condition that no component can match',
      ],
      ['CWE', 'CONTAINS_ANY', 'CWE-0', 'value', 'The value makes a condition that no component can match'],
      [
        'CWE',
        'CONTAINS_ANY',
        'CWE-999999',
        'value',
        'The value makes a condition that no component can match',
      ],
      [
        'CWE',
        'CONTAINS_ANY',
        'injection, CWE-999999',
        'value',
        'The value makes a condition that no component can match',
      ],
      [
        'CWE',
        'CONTAINS_ALL',
        'CWE-79, CWE-999999',
        'value',
        'The value makes a condition that no component can match',
      ],
      [
        'COMPONENT_HASH',
        'IS',
        `{"algorithm":"BLAKE3","value":"${'a'.repeat(33)}"}`,
        'value',
        'The hash must have 32, 40, 64, 96, or 128 hexadecimal digits',
      ],
      ['LICENSE', 'IS', NOBODY, 'value', 'The value must be the UUID of a license, or unresolved'],
      ['LICENSE', 'IS', 'MIT', 'value', 'The value must be the UUID of a license, or unresolved'],
      ['LICENSE_GROUP', 'IS_NOT', NOBODY, 'value', 'The value must be the UUID of a license group'],
    ] as const)('%s %s %s at its %s: %s', async (subject, operator, value, path, message) => {
      const policy = await aPolicy('Never', [severe]);
      const condition = { subject, operator, value };
      const { policyConditions } = await server.get<{ policyConditions: { uuid: string }[] }>(
        `/policy/${policy}`,
      );

      const added = await call('PUT', `/policy/${policy}/condition`, condition);
      const changed = await call('POST', '/policy/condition', {
        ...condition,
        uuid: policyConditions[0]!.uuid,
      });

      for (const answer of [added, changed]) {
        expect(answer.status).toBe(400);
        expect(await answer.json()).toEqual([
          { message, messageTemplate: message, path, invalidValue: condition[path as 'value'] },
        ]);
      }
      expect(await server.get(`/policy/${policy}`)).toMatchObject({ policyConditions: [severe] });
    });

    it.each([
      ['CWE', 'CONTAINS_ANY', 'injection, CWE-79'],
      ['PACKAGE_URL', 'MATCHES', '^pkg:npm/(left|right)-pad@'],
      ['VERSION', 'NUMERIC_GREATER_THAN', '1:1.0~rc1-1'],
      ['COMPONENT_HASH', 'IS_NOT', `{"algorithm":"MD5","value":"${'ab'.repeat(16)}"}`],
      ['LICENSE', 'IS', 'unresolved'],
      ['CWE', 'CONTAINS_ANY', 'CWE-999999, CWE-79'],
      ['VERSION', 'NUMERIC_EQUAL', 'dev-main'],
      ['VERSION', 'NUMERIC_EQUAL', '1.1_'],
      ['COORDINATES', 'MATCHES', '{"name":"a","version":"== dev-main"}'],
      ['PACKAGE_URL', 'MATCHES', 'pkg:deb/debian/vim@9.1-1?arch=amd64&epoch=2'],
      ['PACKAGE_URL', 'MATCHES', 'pkg:deb/debian/libstdc++6@12'],
    ])('but not %s %s %s', async (subject, operator, value) => {
      const policy = await aPolicy('Met', [{ subject, operator, value }]);

      expect(await server.get(`/policy/${policy}`)).toMatchObject({ policyConditions: [{ value }] });
    });

    it('but keep one that stands there already, and delete it', async () => {
      const policy = await aPolicy('Kept', [severe]);
      server.context.db.prepare("update policyCondition set value = 'SEVERE'").run();

      const stored = await server.get<{ policyConditions: { uuid: string; value: string }[] }>(
        `/policy/${policy}`,
      );
      const renamed = { uuid: policy, name: 'Renamed', operator: 'ALL', violationState: 'INFO' };

      expect(stored.policyConditions[0]!.value).toBe('SEVERE');
      expect((await call('POST', '/policy', renamed)).status).toBe(200);
      expect((await call('DELETE', `/policy/condition/${stored.policyConditions[0]!.uuid}`)).status).toBe(
        204,
      );
    });
  });

  it('may be managed by those only who have the permission', async () => {
    expect((await call('PUT', '/policy', { name: 'x' }, 'auditor')).status).toBe(403);
    expect((await call('PUT', '/violation/analysis', {}, 'auditor')).status).toBe(403);
    expect((await call('GET', '/violation', undefined, 'viewer')).status).toBe(403);
  });

  it('have names of their own', async () => {
    await aPolicy('One', []);
    const two = await aPolicy('Two', []);

    const renamed = { uuid: two, name: 'One', operator: 'ANY', violationState: 'INFO' };

    expect((await call('POST', '/policy', renamed)).status).toBe(409);
  });

  it('take their violations along when they are deleted', async () => {
    const policy = await aPolicy('Anything', [named('*')]);
    const project = await server.aProject();
    await evaluate(project);

    expect((await call('DELETE', `/policy/${policy}`)).status).toBe(204);
    expect(await violationsOf(project)).toEqual([]);
  });
});
