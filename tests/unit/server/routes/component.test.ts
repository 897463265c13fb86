import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { testServer } from '../../../support/testServer.js';
import type { PermissionName, Role, TestServer } from '../../../support/testServer.js';

interface Component {
  uuid: string;
  name: string;
  version?: string;
  project: { uuid: string };
  metrics?: unknown;
  repositoryMeta?: { latestVersion: string };
}

let server: TestServer;
let project: { uuid: string };

beforeAll(async () => {
  server = await testServer();
});

beforeEach(async () => {
  project = await server.aProject({
    name: `shop ${expect.getState().currentTestName}`,
    components: [
      { name: 'alpha', version: '1.0.0', purl: 'pkg:npm/alpha@1.0.0', latestVersion: '2.0.0' },
      { name: 'beta', version: '1.0.0', purl: 'pkg:npm/beta@1.0.0', latestVersion: '1.0.0' },
      { name: 'gamma_1', version: '3.0.0', purl: 'pkg:npm/gamma_1@3.0.0' },
    ],
    findings: [],
  });
});

afterAll(() => server.close());

async function call(
  method: string,
  path: string,
  body?: unknown,
  as: Role | readonly PermissionName[] = 'admin',
) {
  return server.fetch(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${await server.tokenFor(as)}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const listed = async (query = '') => {
  const answer = await call('GET', `/component/project/${project.uuid}${query}`);
  const rows = (await answer.json()) as Component[];
  return { names: rows.map(({ name }) => name), total: answer.headers.get('x-total-count'), rows };
};

describe('the list of components', () => {
  it('takes for outdated what is older by the order of its ecosystem', async () => {
    const component = (name: string, purl: string, version: string, latestVersion: string) => ({
      name,
      version,
      purl: `${purl}/${name}@${version}`,
      latestVersion,
    });
    project = await server.aProject({
      name: 'outdated',
      components: [
        component('candidate', 'pkg:nuget', '8.0.0-rc.1', '8.0.0'),
        component('final', 'pkg:maven/org.acme', '1.0.0.Final', '1.0'),
        component('ahead', 'pkg:npm', '3.0.0', '2.0.0'),
        component('tagged', 'pkg:golang/ex.org', 'v1.2.3', '1.2.3'),
        component('behind', 'pkg:golang/ex.org', 'v1.9.0', 'v1.10.0'),
      ],
      findings: [],
    });

    expect((await listed('?onlyOutdated=true')).names.sort()).toEqual(['behind', 'candidate']);
  });

  it('shows every component with its project, metrics and latest version', async () => {
    const { rows, names, total } = await listed();

    expect([names, total]).toEqual([['alpha', 'beta', 'gamma_1'], '3']);
    expect(rows[0]).toMatchObject({
      project: { uuid: project.uuid },
      metrics: { vulnerabilities: 0 },
      repositoryMeta: { latestVersion: '2.0.0' },
    });
  });

  it.each([
    ['?onlyOutdated=true', ['alpha'], '1'],
    ['?searchText=ALPH', ['alpha'], '1'],
    ['?searchText=_', ['gamma_1'], '1'],
    ['?searchText=%25', [], '0'],
    ["?searchText=' or 1=1 --", [], '0'],
    ['?sortName=name&sortOrder=desc', ['gamma_1', 'beta', 'alpha'], '3'],
    ['?pageNumber=2&pageSize=2', ['gamma_1'], '3'],
    ['?pageNumber=9&pageSize=2', [], '3'],
    ['?sortName=project.name;drop&sortOrder=asc', ['alpha', 'beta', 'gamma_1'], '3'],
  ])('answers %s', async (query, names, total) => {
    expect(await listed(query)).toMatchObject({ names, total });
  });

  it('is the same when it is indented', async () => {
    const plain = await (await call('GET', `/component/project/${project.uuid}`)).json();
    const pretty = await (await call('GET', `/component/project/${project.uuid}?pretty`)).text();

    expect(JSON.parse(pretty)).toEqual(plain);
    expect(pretty).toContain('\n  ');
  });

  it('is closed to those who may not see the portfolio', async () => {
    const answer = await call('GET', `/component/project/${project.uuid}`, undefined, ['BOM_UPLOAD']);

    expect(answer.status).toBe(403);
  });
});

describe('a component that somebody enters', () => {
  const create = (body: unknown) => call('PUT', `/component/project/${project.uuid}`, body);

  it.each([
    ['markup', '<script>alert(1)</script>'],
    ['right-to-left marks', 'a\u2066b'],
    ['emoji', '🧨'],
  ])('keeps %s in its texts', async (_, text) => {
    const answer = await create({ name: text, version: text, description: text });
    expect(await answer.json()).toMatchObject({ name: text, version: text, description: text });
  });

  it.each([
    ['an empty body', ''],
    ['null', 'null'],
    ['an array', '[]'],
    ['broken JSON', '{"name":'],
    ['an unknown member', { name: 'a', hello: 1 }],
    ['an object for a name', { name: {} }],
    ['a blank name', { name: ' ' }],
    ['a name with NUL', { name: 'a\0b' }],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }],
    ['a bad expression', { name: 'a', licenseExpression: 'MIT OR OR' }],
    ['an expression of brackets', { name: 'a', licenseExpression: '('.repeat(50_000) }],
    ['a script for a licence address', { name: 'a', licenseUrl: 'javascript:alert(1)' }],
    ['a bad hash', { name: 'a', sha256: 'z'.repeat(64) }],
    ['a prototype', '{"name":"a","__proto__":{"isInternal":true}}'],
  ])('is refused: %s', async (_, body) => {
    expect((await create(body)).status).toBe(400);
  });

  it('is created, changed and deleted', async () => {
    const created = (await (await create({ name: 'made', license: 'MIT' })).json()) as Component;
    const changed = await call('POST', '/component', { ...created, name: 'changed', license: 'Own terms' });
    const deleted = await call('DELETE', `/component/${created.uuid}`);

    expect(changed.status, await changed.clone().text()).toBe(200);
    expect(await changed.json()).toMatchObject({ uuid: created.uuid, name: 'changed', license: 'Own terms' });
    expect(deleted.status).toBe(204);
    expect((await call('GET', `/component/${created.uuid}`)).status).toBe(404);
  });

  it('is not for viewers', async () => {
    const answer = await call('PUT', `/component/project/${project.uuid}`, { name: 'a' }, 'viewer');

    expect(answer.status).toBe(403);
  });
});

describe('portfolio access control', () => {
  it('hides components of projects that are not granted, in lists and by themselves', async () => {
    const [alpha] = (await listed()).rows;
    await call('POST', '/configProperty', {
      groupName: 'access-management',
      propertyName: 'acl.enabled',
      propertyValue: 'true',
    });
    const statusOf = async (path: string) => (await call('GET', path, undefined, 'viewer')).status;
    const found = await call('GET', '/component/identity?name=alpha', undefined, 'viewer');

    expect(await statusOf(`/component/${alpha?.uuid}`)).toBe(403);
    expect(await statusOf(`/component/project/${project.uuid}`)).toBe(403);
    expect(await statusOf(`/dependencyGraph/project/${project.uuid}/directDependencies`)).toBe(403);
    expect(await found.json()).toEqual([]);
  });
});

describe('deleting a component', () => {
  it('deletes what is nested in it, at any depth', async () => {
    const create = async (name: string, parent?: string) => {
      const body = { name, version: '1', ...(parent && { parent: { uuid: parent } }) };
      return ((await (await call('PUT', `/component/project/${project.uuid}`, body)).json()) as Component)
        .uuid;
    };
    const outer = await create('outer');
    await create('innermost', await create('inner', outer));

    const answer = await call('DELETE', `/component/${outer}`);

    expect(answer.status).toBe(204);
    expect((await listed()).names).toEqual(['alpha', 'beta', 'gamma_1']);
  });
});

describe('a component that a document brought', () => {
  it('can be saved with a name and a description that could not be entered', async () => {
    const { db } = server.context;
    const [{ uuid = '' } = {}] = await server.get<Component[]>(`/component/project/${project.uuid}`);
    const brought = {
      name: 'n'.repeat(1000),
      description: 'bell \u0007',
      purl: `pkg:npm/${'p'.repeat(800)}@1`,
    };
    db.prepare('update component set name = ?, description = ?, purl = ? where uuid = ?').run(
      ...Object.values(brought),
      uuid,
    );
    const shown = await server.get<object>(`/component/${uuid}`);

    const saved = await call('POST', '/component', { ...shown, notes: 'seen' });
    const renamed = await call('POST', '/component', { ...shown, name: 'm'.repeat(1000) });

    expect(saved.status).toBe(200);
    expect(await server.get(`/component/${uuid}`)).toMatchObject({ ...brought, notes: 'seen' });
    expect(renamed.status).toBe(400);
    expect(await renamed.json()).toMatchObject([{ path: 'name' }]);
  });
});
