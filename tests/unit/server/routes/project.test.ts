import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { createApiKey } from '../../../../reference-app/server/store/teams.js';
import { addUser } from '../../../support/testUsers.js';

const ORIGIN = 'http://bomdeck.example';

interface Project {
  uuid: string;
  name: string;
  version?: string;
  active: boolean;
  description?: string;
  parent?: { name: string };
  children?: { name: string }[];
  tags: { name: string }[];
}

let server: Server;
let admin: Record<string, string>;
let viewer: Record<string, string>;

beforeEach(async () => {
  server = await createServer({ database: ':memory:', seed: 'defaults' });
  // A new server counts its portfolio. Projects added in the meantime would be counted, too.
  await server.idle();
  admin = { authorization: `Bearer ${await addUser(server.context, 'admin')}` };
  viewer = { authorization: `Bearer ${await addUser(server.context, 'viewer')}` };
});
afterEach(() => server.close());

describe('a project', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '\u202Eright to left\u202C',
    '👩‍💻 emoji made of several',
    "'; drop table project; --",
    'ÄÖÜ \\ % _',
  ])('keeps its name as it is: %s', async (name) => {
    const { uuid } = await create({ name });

    expect((await read(uuid)).name).toBe(name);
    expect(await names(`?searchText=${encodeURIComponent(name.toUpperCase())}`)).toEqual([name]);
  });

  it.each([
    ['name', { name: 'n'.repeat(256) }],
    ['version', { version: '1'.repeat(256) }],
    ['description', { description: 'd'.repeat(10_001) }],
    ['tags', { tags: Array.from({ length: 101 }, (_, index) => ({ name: `t${index}` })) }],
    [
      'externalReferences',
      { externalReferences: Array(1_001).fill({ type: 'vcs', url: 'https://git.example' }) },
    ],
    [
      'externalReferences[0].url',
      { externalReferences: [{ type: 'vcs', url: `https://git.example/${'x'.repeat(1_024)}` }] },
    ],
    ['supplier.name', { supplier: { name: 's'.repeat(256) } }],
  ])('is refused with the field that is too long: %s', async (path, members) => {
    const answer = await call('PUT', '', { name: 'long', ...members }, admin);

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject([
      { path, message: expect.stringMatching(/^size must be/) as string },
    ]);
  });

  it('keeps what a BOM brought that a form would not take', async () => {
    const { uuid } = await create({ name: 'brought' });
    const references = Array.from({ length: 1_001 }, (_, index) => ({
      type: 'vcs',
      url: `https://git.example/${index}`,
    }));
    server.context.db
      .prepare('update project set externalReferences = ? where uuid = ?')
      .run(JSON.stringify(references), uuid);
    const shown = await read(uuid);

    const answers = [
      await send('POST', '', { ...shown, description: 'new' }),
      await send('PATCH', `/${uuid}`, { externalReferences: references, description: 'newer' }),
    ];

    expect(answers).toEqual([200, 200]);
    expect(await read(uuid)).toMatchObject({
      externalReferences: references,
      description: 'newer',
    });
  });

  it('keeps a description of 10,000 characters', async () => {
    const description = '長'.repeat(10_000);

    expect((await create({ name: 'long', description })).description).toBe(description);
  });

  it('exists once for each name and version, and once without a version', async () => {
    await create({ name: 'twin' });
    await create({ name: 'twin', version: '1' });

    expect(await send('PUT', '', { name: 'twin' })).toBe(409);
    expect(await send('PUT', '', { name: 'twin', version: '1' })).toBe(409);
  });

  it('keeps tags in lower case, each once', async () => {
    const { tags } = await create({
      name: 'tagged',
      tags: [{ name: ' Prod ' }, { name: 'prod' }, { name: 'Web' }],
    });

    expect(tags).toEqual([{ name: 'prod' }, { name: 'web' }]);
  });

  it('goes with everything below it', async () => {
    const root = await create({ name: 'root' });
    const child = await create({ name: 'child', parent: { uuid: root.uuid } });
    await create({ name: 'grandchild', parent: { uuid: child.uuid } });

    expect(await send('DELETE', `/${root.uuid}`)).toBe(204);

    expect(await names()).toEqual([]);
  });

  it('cannot be below itself, at any depth', async () => {
    const root = await create({ name: 'root' });
    const child = await create({ name: 'child', parent: { uuid: root.uuid } });

    expect(await send('PATCH', `/${root.uuid}`, { parent: { uuid: root.uuid } })).toBe(409);
    expect(await send('PATCH', `/${root.uuid}`, { parent: { uuid: child.uuid } })).toBe(409);
  });

  it('stays active while a child is', async () => {
    const root = await create({ name: 'root' });
    const child = await create({ name: 'child', parent: { uuid: root.uuid } });

    expect(await send('PATCH', `/${root.uuid}`, { active: false })).toBe(409);
    expect(await send('PATCH', `/${child.uuid}`, { active: false })).toBe(200);
    expect(await send('PATCH', `/${root.uuid}`, { active: false })).toBe(200);
  });

  it('is active after it was replaced by one that does not say', async () => {
    const { uuid } = await create({ name: 'retired', active: false });

    expect(await send('POST', '', { uuid, name: 'retired' })).toBe(200);

    expect((await read(uuid)).active).toBe(true);
  });

  it('is not changed by a patch that says nothing new', async () => {
    const { uuid } = await create({ name: 'same', description: 'x', tags: [{ name: 'a' }] });

    expect(await send('PATCH', `/${uuid}`, { description: 'x', tags: [{ name: 'A' }] })).toBe(304);
    expect(await send('PATCH', `/${uuid}`, { description: 'y' })).toBe(200);
    expect(await read(uuid)).toMatchObject({ description: 'y', tags: [{ name: 'a' }] });
  });

  it('comes back as it was sent after read, change, write', async () => {
    const root = await create({ name: 'root' });
    const before = await create({
      name: 'round',
      version: '1',
      parent: { uuid: root.uuid },
      tags: [{ name: 'a' }],
    });
    const detail = await read(before.uuid);

    expect(await send('POST', '', { ...detail, description: 'changed' })).toBe(200);

    expect(await read(before.uuid)).toEqual({ ...detail, description: 'changed' });
  });
});

describe('the list of projects', () => {
  it('is sorted, searched and cut into pages', async () => {
    for (const version of ['1', '2', '10']) await create({ name: 'versioned', version });
    await create({ name: 'alone', tags: [{ name: 'versioned' }] });

    expect(await names('?pageSize=2&pageNumber=1')).toEqual(['alone', 'versioned']);
    expect(await names('?sortName=name&sortOrder=desc&pageSize=1&pageNumber=1')).toEqual(['versioned']);
    expect(await names('?searchText=VERSIONED')).toHaveLength(4);
    expect(await names('?searchText=alo')).toEqual(['alone']);
  });

  it('is a tree on request', async () => {
    const root = await create({ name: 'root' });
    await create({ name: 'child', parent: { uuid: root.uuid } });

    const roots = await json<Project[]>('?onlyRoot=true');
    const children = await json<Project[]>(`/${root.uuid}/children`);

    expect(roots.map(({ name, children: below }) => [name, below?.length])).toEqual([['root', 1]]);
    expect(children.map(({ name, parent }) => [name, parent?.name])).toEqual([['child', 'root']]);
  });
});

describe('access control', () => {
  beforeEach(() => {
    server.context.db
      .prepare("update configProperty set propertyValue = 'true' where propertyName = 'acl.enabled'")
      .run();
  });

  it('hides projects from those without a team, and shows all to administrators', async () => {
    const { uuid } = await create({ name: 'hidden' });

    expect(await names('', viewer)).toEqual([]);
    expect(await send('GET', `/${uuid}`, undefined, viewer)).toBe(403);
    expect(await names()).toEqual(['hidden']);
  });

  it('shows what a team was given, without what is below', async () => {
    const root = await create({ name: 'given' });
    await create({ name: 'child', parent: { uuid: root.uuid } });
    grantToViewer('given');

    expect(await names('', viewer)).toEqual(['given']);
    expect(await json(`/${root.uuid}`, viewer)).toMatchObject({ children: [] });
  });

  it('gives a key what it creates', async () => {
    const { context } = server;
    const team = context.db
      .prepare("select id from team where name = 'Portfolio Managers'")
      .first<{ id: number }>();
    const key = context.secrets.decrypt(createApiKey(context, team?.id ?? 0).keySecret);

    await send('PUT', '', { name: 'by a key' }, { 'x-api-key': key });

    expect(await names('', { 'x-api-key': key })).toEqual(['by a key']);
  });
});

function grantToViewer(name: string): void {
  const { db } = server.context;
  db.prepare(
    "insert into userTeam select user.id, team.id from user, team where username = 'viewer' and team.name = 'Automation'",
  ).run();
  db.prepare(
    "insert into projectAccessTeam select project.id, team.id from project, team where project.name = ? and team.name = 'Automation'",
  ).run(name);
}

async function create(project: object): Promise<Project> {
  const answer = await call('PUT', '', project, admin);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Project;
}

const read = (uuid: string) => json<Project>(`/${uuid}`);

async function names(query = '', as = admin): Promise<string[]> {
  return (await json<Project[]>(query, as)).map(({ name }) => name);
}

async function json<T>(path: string, as = admin): Promise<T> {
  return (await (await call('GET', path, undefined, as)).json()) as T;
}

async function send(method: string, path: string, body?: object, as = admin): Promise<number> {
  return (await call(method, path, body, as)).status;
}

function call(
  method: string,
  path: string,
  body: object | undefined,
  as: Record<string, string>,
): Promise<Response> {
  return server.fetch(
    new Request(`${ORIGIN}/api/v1/project${path}`, {
      method,
      headers: body ? { ...as, 'content-type': 'application/json' } : as,
      body: body && JSON.stringify(body),
    }),
  );
}
