import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

let server: TestServer;
let asked: string[];
let answer: (url: string) => Response | Promise<Response>;

beforeEach(async () => {
  asked = [];
  answer = () => Response.json({ latest: '9.0.0' });
  server = await testServer({
    ask: (url) => {
      asked.push(url);
      return Promise.resolve(answer(url));
    },
  });
  server.context.db.prepare('update repository set enabled = 0').run();
  addRepository('first', 'https://first.example/');
});

afterEach(() => server.close());

function addRepository(identifier: string, url: string, more: { internal?: 0 | 1; type?: string } = {}) {
  server.context.db
    .prepare(
      `insert into repository (uuid, type, identifier, url, resolutionOrder, enabled, internal, authenticationRequired)
       values (?, ?, ?, ?, (select count(*) from repository), 1, ?, 0)`,
    )
    .run(identifier, more.type ?? 'NPM', identifier, url, more.internal ?? 0);
}

interface Meta {
  latestVersion: string;
  repositoryType: string;
  namespace?: string;
  name: string;
}

async function latestOf(components: { name: string }[]): Promise<(string | undefined)[]> {
  const metas = await metasOf(components.map(({ name }) => `pkg:npm/${name}`));
  return metas.map((meta) => meta?.latestVersion);
}

/** Returns the known metadata of packages after their lookup, in the order of their names. */
async function metasOf(packages: readonly string[]): Promise<(Meta | undefined)[]> {
  const project = await server.aProject({
    components: packages.map((purl) => ({ name: purl, version: '1.0.0', purl: `${purl}@1.0.0` })),
    findings: [],
  });
  const { id } = server.context.db
    .prepare('select id from project where uuid = ?')
    .first<{ id: number }>(project.uuid) ?? { id: 0 };
  server.context.jobs.enqueue({ kind: 'lookUpLatestVersions', payload: { projectId: id } });
  await server.idle();
  const rows = await server.get<{ repositoryMeta?: Meta }[]>(`/component/project/${project.uuid}`);
  return rows.map(({ repositoryMeta }) => repositoryMeta);
}

it('asks for the newest version of a package, once a day', async () => {
  const first = await latestOf([{ name: 'a' }]);
  await latestOf([{ name: 'a' }]);

  expect(first).toEqual(['9.0.0']);
  expect(asked).toEqual(['https://first.example/-/package/a/dist-tags']);
});

it('asks npm for a package by the letters of its name', async () => {
  answer = (url) => Response.json({ latest: url.includes('JSONStream') ? '1.3.5' : '1.0.3' });

  expect(await latestOf([{ name: 'JSONStream' }, { name: 'jsonstream' }])).toEqual(['1.3.5', '1.0.3']);
});

it('asks the next repository when one does not know the package, fails or makes no sense', async () => {
  addRepository('second', 'https://second.example');
  const bad = [new Response('', { status: 404 }), new Response('', { status: 500 }), new Response('<html>')];
  answer = (url) =>
    url.startsWith('https://first') ? (bad.shift() as Response) : Response.json({ latest: '2.0.0' });

  expect(await latestOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).toEqual(['2.0.0', '2.0.0', '2.0.0']);
});

it('leaves a repository alone for a while that cannot be reached', async () => {
  answer = () => Promise.reject(new TypeError('fetch failed'));

  await latestOf([{ name: 'a' }]);
  await latestOf([{ name: 'b' }]);

  expect(asked).toHaveLength(1);
});

it('asks no internal repository for packages of others', async () => {
  server.context.db.prepare('update repository set internal = 1').run();

  expect(await latestOf([{ name: 'a' }])).toEqual([undefined]);
  expect(asked).toEqual([]);
});

it('remembers only some packages that no repository knows, so that documents full of them do not fill the memory', async () => {
  answer = () => new Response('', { status: 404 });
  const { db, jobs } = server.context;
  await latestOf([{ name: 'first' }]);
  const { uuid } = await server.aProject({ components: [], findings: [] });
  const { id: projectId } = db.prepare('select id from project where uuid = ?').first<{ id: number }>(uuid)!;
  db.prepare(
    `with recursive series(n) as (select 1 union all select n + 1 from series where n < 20000)
     insert into component (uuid, projectId, name, purlType, purlName)
     select 'many-' || n, ?, 'many-' || n, 'npm', 'many-' || n from series`,
  ).run(projectId);
  jobs.enqueue({ kind: 'lookUpLatestVersions', payload: { projectId } });
  await server.idle();
  expect(asked).toHaveLength(20_001);

  await latestOf([{ name: 'first' }]);

  expect(asked).toHaveLength(20_002);
  await latestOf([{ name: 'first' }]);
  expect(asked).toHaveLength(20_002);
});

describe('packages that are written in several ways', () => {
  const ANSWERS = {
    PYPI: { info: { version: '9.0.0' } },
    NUGET: { versions: ['9.0.0'], data: [{ versions: [{ version: '9.0.0' }] }] },
    CARGO: { crate: { max_stable_version: '9.0.0', max_version: '9.0.0' } },
    GO_MODULES: { Version: '9.0.0' },
  };

  beforeEach(() => {
    for (const type of Object.keys(ANSWERS))
      addRepository(type, `https://${type.toLowerCase()}.example`, { type });
  });

  it.each([
    ['PYPI', ['pkg:pypi/Zope.Interface', 'pkg:pypi/zope-interface', 'pkg:pypi/zope__interface']],
    ['CARGO', ['pkg:cargo/Serde-JSON', 'pkg:cargo/serde_json']],
    [
      'GO_MODULES',
      ['pkg:golang/github.com/Masterminds/goutils', 'pkg:golang/github.com/masterminds/goutils'],
    ],
  ] as const)('are asked for once: %s', async (type, packages) => {
    answer = () => Response.json(ANSWERS[type]);

    const metas = await metasOf(packages);

    expect(metas.map((meta) => meta?.latestVersion)).toEqual(packages.map(() => '9.0.0'));
    expect(asked).toHaveLength(1);
    await metasOf([...packages].reverse().slice(0, 1));
    expect(asked).toHaveLength(1);
  });

  it('are shown as each of them is written', async () => {
    answer = () => Response.json(ANSWERS.GO_MODULES);

    const metas = await metasOf([
      'pkg:golang/github.com/Masterminds/goutils',
      'pkg:golang/github.com/masterminds/goutils',
    ]);

    expect(metas).toMatchObject([
      { repositoryType: 'GO_MODULES', namespace: 'github.com/Masterminds', name: 'goutils' },
      { repositoryType: 'GO_MODULES', namespace: 'github.com/masterminds', name: 'goutils' },
    ]);
  });

  it('are asked for in another way where no repository knows the first', async () => {
    answer = (url) =>
      url.includes('/!masterminds/') ? Response.json(ANSWERS.GO_MODULES) : new Response('', { status: 404 });

    const metas = await metasOf([
      'pkg:golang/github.com/MasterMinds/goutils',
      'pkg:golang/github.com/Masterminds/goutils',
      'pkg:golang/github.com/masterminds/goutils',
    ]);

    expect(metas.map((meta) => meta?.latestVersion)).toEqual(['9.0.0', '9.0.0', '9.0.0']);
    expect(asked.filter((url) => url.includes('/masterminds/'))).toEqual([]);
  });
});
