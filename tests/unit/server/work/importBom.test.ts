import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { checkBom } from '../../../../src/domain/cyclonedx/checkBom.js';
import { projectLane } from '../../../../reference-app/server/runtime/queue.js';
import { addJob } from '../../../../reference-app/server/store/jobs.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

interface Component {
  uuid: string;
  name: string;
  version?: string;
  directDependencies?: string;
  resolvedLicense?: { licenseId: string };
  license?: string;
  isInternal: boolean;
}

let server: TestServer;
let project: { uuid: string };

beforeAll(async () => {
  server = await testServer();
});

beforeEach(async () => {
  project = await server.aProject({ name: expect.getState().currentTestName, components: [], findings: [] });
});

afterAll(() => server.close());

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  return server.fetch(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

const encoded = (document: object) =>
  Buffer.from(
    JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, ...document }),
  ).toString('base64');

async function upload(document: object): Promise<void> {
  const answer = await call('PUT', '/bom', { project: project.uuid, bom: encoded(document) });
  expect(answer.status, await answer.clone().text()).toBe(200);
  await server.idle();
}

const components = () => server.get<Component[]>(`/component/project/${project.uuid}`);
const library = (parts: object) => ({ type: 'library', ...parts });
/** UUIDs of what something depends on. */
const below = (holder: { directDependencies?: string } | undefined) =>
  (JSON.parse(holder?.directDependencies ?? '[]') as { uuid: string }[]).map(({ uuid }) => uuid);

describe('a bill of materials that is uploaded', () => {
  it.each([
    ['pkg:npm/JSONStream@1.3.5', 'pkg:npm/JSONStream@1.3.5'],
    ['pkg:conan/zlib@1.3?user=acme&channel=stable', 'pkg:conan/zlib@1.3?channel=stable&user=acme'],
    ['pkg:deb/debian/curl@7.88.1-10+deb12u4', 'pkg:deb/debian/curl@7.88.1-10%2Bdeb12u4'],
  ])('keeps %s of a component, also in exports', async (purl, canonical) => {
    await upload({ components: [library({ name: 'lib', purl })] });

    expect(await components()).toMatchObject([{ purl: canonical }]);
    expect(await (await call('GET', `/bom/cyclonedx/project/${project.uuid}`)).json()).toMatchObject({
      components: [{ purl: canonical }],
    });
  });

  it('continues a component whose package URL is written in another way by now, with its audit', async () => {
    await upload({ components: [library({ name: 'JSONStream', version: '1.3.5' })] });
    const [before] = await components();
    server.context.db
      .prepare(
        "update component set purl = 'pkg:npm/jsonstream@1.3.5', purlName = 'jsonstream' where uuid = ?",
      )
      .run(before?.uuid ?? '');

    await upload({
      components: [library({ name: 'JSONStream', version: '1.3.5', purl: 'pkg:npm/JSONStream@1.3.5' })],
    });

    expect(await components()).toMatchObject([{ uuid: before?.uuid, purl: 'pkg:npm/JSONStream@1.3.5' }]);
  });

  it('fills the project with components, graph, licences and facts about itself', async () => {
    await upload({
      metadata: {
        supplier: { name: 'Ours' },
        component: { type: 'container', 'bom-ref': 'root', name: 'shop' },
      },
      components: [
        library({ 'bom-ref': 'a', name: 'a', version: '1', licenses: [{ license: { id: 'MIT' } }] }),
        library({
          'bom-ref': 'b',
          name: 'b',
          version: '1',
          components: [library({ 'bom-ref': 'c', name: 'c' })],
        }),
      ],
      dependencies: [
        { ref: 'root', dependsOn: ['a', 'gone'] },
        { ref: 'a', dependsOn: ['b', 'c'] },
      ],
    });

    const [a, b, c] = await components();
    const stored = await server.get<Record<string, unknown>>(`/project/${project.uuid}`);
    expect([a?.name, b?.name, c?.name]).toEqual(['a', 'b', 'c']);
    expect(a?.resolvedLicense?.licenseId).toBe('MIT');
    expect(JSON.parse(a?.directDependencies ?? '')).toMatchObject([{ uuid: b?.uuid }, { uuid: c?.uuid }]);
    expect(JSON.parse(stored.directDependencies as string)).toMatchObject([
      { uuid: a?.uuid, objectType: 'COMPONENT' },
    ]);
    expect(stored).toMatchObject({
      lastBomImportFormat: 'CycloneDX 1.5',
      metadata: { supplier: { name: 'Ours' } },
      metrics: { components: 3 },
    });
  });

  it('may be one of CycloneDX 1.7; what is exported stays at the version of the reference', async () => {
    await upload({
      specVersion: '1.7',
      components: [
        library({
          name: 'expected there',
          isExternal: true,
          versionRange: 'vers:npm/>=1.0.0|<2.0.0',
          hashes: [
            { alg: 'MD5', content: 'a'.repeat(32) },
            { alg: 'Streebog-256', content: 'b'.repeat(64) },
          ],
          licenses: [{ expression: 'MIT OR Apache-2.0', expressionDetails: [{ licenseIdentifier: 'MIT' }] }],
          externalReferences: [{ type: 'patent', url: 'https://patent.example' }],
        }),
      ],
    });

    const exported = await server.get<object>(`/bom/cyclonedx/project/${project.uuid}?format=json`);
    expect(await components()).toMatchObject([
      { name: 'expected there', md5: 'a'.repeat(32), licenseExpression: 'MIT OR Apache-2.0' },
    ]);
    expect(await server.get(`/project/${project.uuid}`)).toMatchObject({
      lastBomImportFormat: 'CycloneDX 1.7',
    });
    expect(exported).toMatchObject({
      specVersion: '1.5',
      components: [{ externalReferences: [{ type: 'other', url: 'https://patent.example' }] }],
    });
    expect(await checkBom(Buffer.from(JSON.stringify(exported)))).toMatchObject({ ok: true });
  });

  it('keeps what is still in it, drops what is not, and takes another version for another component', async () => {
    await upload({ components: ['kept', 'gone', 'updated'].map((name) => library({ name, version: '1' })) });
    const before = new Map((await components()).map(({ name, uuid }) => [name, uuid]));

    await upload({
      components: [
        library({ name: 'kept', version: '1', description: 'Now described' }),
        library({ name: 'updated', version: '2' }),
        library({ name: 'new', version: '1' }),
      ],
    });

    const after = await components();
    expect(after.map(({ name, version }) => `${name} ${version}`)).toEqual(['kept 1', 'new 1', 'updated 2']);
    expect(after[0]?.uuid).toBe(before.get('kept'));
    expect(after[0]).toMatchObject({ description: 'Now described' });
    expect(after[2]?.uuid).not.toBe(before.get('updated'));
  });

  interface Details {
    name: string;
    description?: string;
    author?: string;
    sha256?: string;
    sha1?: string;
    externalReferences?: { url: string }[];
    licenses?: { resolvedLicense?: { licenseId: string } }[];
  }

  it('makes one of a component that is listed several times, with all that its entries say', async () => {
    await upload({
      components: [
        library({
          name: 'merged',
          purl: 'pkg:npm/%40s/merged@1',
          licenses: [{ license: { id: 'MIT' } }],
          hashes: [{ alg: 'SHA-256', content: 'a'.repeat(64) }],
          properties: [{ name: 'k', value: '1' }],
        }),
        library({
          name: 'merged',
          purl: 'pkg:npm/@s/merged@1',
          description: 'Second',
          licenses: [{ license: { id: 'GPL-2.0-or-later' } }, { license: { id: 'MIT' } }],
          hashes: [
            { alg: 'SHA-256', content: 'b'.repeat(64) },
            { alg: 'SHA-1', content: 'c'.repeat(40) },
          ],
          properties: [
            { name: 'k', value: '1' },
            { name: 'k', value: '2' },
          ],
          externalReferences: [{ type: 'website', url: 'https://w.example' }],
        }),
        library({ name: 'merged', purl: 'pkg:npm/@s/merged@1', licenses: [{ expression: 'MIT OR ISC' }] }),
      ],
    });

    const [merged, ...others] = (await components()) as unknown as (Details & { uuid: string })[];
    expect(others).toEqual([]);
    expect(merged).toMatchObject({
      description: 'Second',
      sha256: 'a'.repeat(64),
      sha1: 'c'.repeat(40),
      externalReferences: [{ url: 'https://w.example' }],
      licenses: [
        { resolvedLicense: { licenseId: 'MIT' } },
        { resolvedLicense: { licenseId: 'GPL-2.0-or-later' } },
        { licenseExpression: 'MIT OR ISC' },
      ],
    });
    const properties = await server.get<{ propertyValue: string }[]>(`/component/${merged?.uuid}/property`);
    expect(properties.map(({ propertyValue }) => propertyValue)).toEqual(['1', '2']);
  });

  it('keeps all authors, and the first hash of an algorithm', async () => {
    await upload({
      specVersion: '1.6',
      components: [
        library({ name: 'a', author: 'Ann', authors: [{ name: 'Bo' }, { name: 'Ann' }, { email: 'c@d.e' }] }),
        library({ name: 'b', author: 'Ann, Bo', authors: [{ name: 'Bo' }, { name: 'Ann' }] }),
        library({
          name: 'c',
          hashes: ['a', 'b'].map((letter) => ({ alg: 'SHA-256', content: letter.repeat(64) })),
        }),
      ],
    });

    expect(await components()).toMatchObject([
      { author: 'Ann, Bo, c@d.e' },
      { author: 'Ann, Bo' },
      { sha256: 'a'.repeat(64) },
    ]);
  });

  it('keeps services of the same name that differ, each in its place', async () => {
    const document = {
      services: [
        { name: 's', version: '1', endpoints: ['https://a.example'], services: [{ name: 'inner' }] },
        { name: 's', version: '1', endpoints: ['https://b.example'], authenticated: true },
        {
          name: 's',
          version: '1',
          endpoints: ['https://b.example'],
          authenticated: true,
          'bom-ref': 'again',
        },
      ],
    };
    await upload(document);
    const read = () =>
      server.get<{ uuid: string; name: string }[]>(`/service/project/${project.uuid}?limit=100`);
    const before = await read();
    expect(before).toMatchObject([
      { name: 'inner' },
      { name: 's', endpoints: ['https://a.example'] },
      { name: 's', endpoints: ['https://b.example'], authenticated: true },
    ]);

    await upload(document);
    expect((await read()).map(({ uuid }) => uuid)).toEqual(before.map(({ uuid }) => uuid));

    await upload({ services: document.services.slice(1) });
    expect(await read()).toMatchObject([{ name: 's', endpoints: ['https://b.example'] }]);
  });

  it('changes nothing when it is uploaded again', async () => {
    const document = {
      components: [library({ name: 'a', version: '1', properties: [{ name: 'x:y', value: 'z' }] })],
      services: [{ name: 'api', endpoints: ['https://api.example'] }],
    };
    await upload(document);
    const read = () => ({
      components: server.context.db.prepare('select * from component').all(),
      properties: server.context.db.prepare('select * from componentProperty').all(),
      services: server.context.db.prepare('select * from service').all(),
    });
    const before = read();

    await upload(document);

    expect(read()).toEqual(before);
  });

  it('gives way to the next one, however soon that comes', async () => {
    const send = (name: string) =>
      call('PUT', '/bom', { project: project.uuid, bom: encoded({ components: [library({ name })] }) });

    await send('first');
    await send('second');
    await server.idle();

    expect((await components()).map(({ name }) => name)).toEqual(['second']);
  });

  it('is imported before work that was there first and may wait, which is done once after it', async () => {
    const { db, jobs } = server.context;
    const { id: projectId } = db
      .prepare('select id from project where uuid = ?')
      .first<{ id: number }>(project.uuid)!;
    const policy = { name: 'No old', operator: 'ANY', violationState: 'FAIL' };
    const { uuid } = (await (await call('PUT', '/policy', policy)).json()) as { uuid: string };
    const condition = { subject: 'PACKAGE_URL', operator: 'NO_MATCH', value: 'pkg:npm/.*' };
    await call('PUT', `/policy/${uuid}/condition`, condition);
    await upload({ components: [library({ name: 'old', purl: 'pkg:npm/old' })] });
    db.prepare('create temp table ended (kind text, payload text)').run();
    db.prepare(
      'create temp trigger noteEnd after delete on job begin insert into ended values (old.kind, old.payload); end',
    ).run();
    const kinds = ['analyzeProject', 'evaluatePolicies', 'refreshProjectMetrics'];
    const lane = projectLane(projectId);
    // Without waking the queue: all wait when the document comes.
    for (const kind of kinds) addJob(db, { kind, payload: { projectId }, lane }, kind, 0);
    await upload({ components: [library({ name: 'new' })] });
    const ended = db.prepare('select kind, payload from ended').all<{ kind: string; payload: string }>();
    db.prepare('drop trigger noteEnd').run();
    await call('DELETE', `/policy/${uuid}`);

    const whole = JSON.stringify({ projectId, isWhole: true });
    expect(ended.findIndex(({ kind }) => kind === 'importBom')).toBe(3);
    for (const kind of kinds)
      expect(ended.slice(4).filter((job) => job.kind === kind && job.payload === whole)).toHaveLength(1);
    expect(kinds.map((token) => jobs.isProcessing(token))).toEqual([false, false, false]);
  });

  it('does no harm when its project is deleted meanwhile', async () => {
    const answer = await call('PUT', '/bom', {
      project: project.uuid,
      bom: encoded({ components: [library({ name: 'a' })] }),
    });
    const { token } = (await answer.json()) as { token: string };
    await call('DELETE', `/project/${project.uuid}`);
    await server.idle();

    expect(await server.get(`/event/token/${token}`)).toEqual({ processing: false });
    expect(
      server.context.db.prepare('select count(*) as jobs from job where lane like ?').first('project:%'),
    ).toMatchObject({ jobs: 0 });
  });

  it('has a component once that it lists twice', async () => {
    await upload({
      components: [
        library({ 'bom-ref': '1', name: 'a', version: '1' }),
        library({ 'bom-ref': '2', name: 'a', version: '1' }),
      ],
      dependencies: [{ ref: '2', dependsOn: ['1'] }],
    });

    expect(await components()).toHaveLength(1);
  });

  it('keeps what depends on whom under each name a component has in it', async () => {
    await upload({
      metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'shop' } },
      components: [
        library({ 'bom-ref': 'a', name: 'a', version: '1' }),
        library({ 'bom-ref': 'a again', name: 'a', version: '1' }),
        library({ 'bom-ref': 'b', name: 'b' }),
        library({ 'bom-ref': 'c', name: 'c' }),
      ],
      dependencies: [
        { ref: 'root', dependsOn: ['a again', 'a'] },
        { ref: 'a', dependsOn: ['b'] },
        { ref: 'a again', dependsOn: ['a', 'c', 'b'] },
      ],
    });

    const [a, b, c] = await components();
    const stored = await server.get<{ directDependencies: string }>(`/project/${project.uuid}`);
    expect(below(stored)).toEqual([a?.uuid]);
    expect(below(a)).toEqual([b?.uuid, c?.uuid]);
  });

  it('brings the modules of a multi-module build, and through them everything in its graph', async () => {
    await upload({
      metadata: {
        component: {
          type: 'application',
          'bom-ref': 'root',
          name: 'shop',
          components: [
            library({ 'bom-ref': 'web', name: 'web', version: '1' }),
            library({ 'bom-ref': 'core', name: 'core', version: '1' }),
          ],
        },
      },
      // Some generators list modules a second time.
      components: [
        library({ 'bom-ref': 'core', name: 'core', version: '1' }),
        library({ 'bom-ref': 'log4j', name: 'log4j' }),
      ],
      dependencies: [
        { ref: 'root', dependsOn: ['web', 'core'] },
        { ref: 'web', dependsOn: ['core'] },
        { ref: 'core', dependsOn: ['log4j'] },
      ],
    });

    const [core, log4j, web, ...more] = await components();
    const stored = await server.get<{ directDependencies: string }>(`/project/${project.uuid}`);
    expect([core?.name, log4j?.name, web?.name, more]).toEqual(['core', 'log4j', 'web', []]);
    expect(below(stored)).toEqual([web?.uuid, core?.uuid]);
    expect(below(web)).toEqual([core?.uuid]);
    expect(below(core)).toEqual([log4j?.uuid]);
  });

  it('leaves notes, own properties and an own licence alone', async () => {
    await upload({
      components: [library({ name: 'a', version: '1', properties: [{ name: 'old', value: '1' }] })],
    });
    const [a] = await components();
    const edited = await call('POST', '/component', {
      uuid: a?.uuid,
      name: 'a',
      version: '1',
      classifier: 'LIBRARY',
      license: 'MIT',
      notes: 'Looked at',
    });
    expect(edited.status).toBe(200);
    server.context.db
      .prepare(
        "insert into componentProperty (uuid, componentId, propertyName, propertyType) select 'u', id, 'own', 'STRING' from component where uuid = ?",
      )
      .run(a?.uuid);

    await upload({
      components: [library({ name: 'a', version: '1', properties: [{ name: 'new', value: '1' }] })],
    });

    expect((await components())[0]).toMatchObject({
      notes: 'Looked at',
      resolvedLicense: { licenseId: 'MIT' },
    });
    const properties = server.context.db
      .prepare(
        'select propertyName from componentProperty where componentId = (select id from component where uuid = ?) order by 1',
      )
      .all(a?.uuid);
    expect(properties).toMatchObject([{ propertyName: 'new' }, { propertyName: 'own' }]);
  });

  it('is told from others by the internal patterns of now', async () => {
    await call('POST', '/configProperty', {
      groupName: 'internal-components',
      propertyName: 'names.regex',
      propertyValue: 'our-.*',
    });

    await upload({ components: [library({ name: 'our-lib' }), library({ name: 'their-lib' })] });

    expect((await components()).map(({ isInternal }) => isInternal)).toEqual([true, false]);
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['right-to-left marks', '\u202egnp.exe'],
    ['emoji', '🧨👩‍👩‍👧‍👦'],
    ['a NUL in the middle', 'a\u0000b'],
    ['255 characters', 'x'.repeat(255)],
    ['a name of a prototype', '__proto__'],
  ])('keeps %s in a name as it is', async (_, name) => {
    await upload({ components: [library({ name, version: name })] });

    expect(await components()).toMatchObject([{ name, version: name }]);
  });
});
