import { afterAll, beforeAll, expect, it } from 'vitest';

import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

let server: TestServer;
let project: { uuid: string };
const uuids = new Map<string, string>();

beforeAll(async () => {
  server = await testServer();
  project = await server.aProject({ name: 'graph', components: [], findings: [] });
  const library = (name: string) => ({ type: 'library', 'bom-ref': name, name, version: '1' });
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { type: 'application', 'bom-ref': 'root', name: 'graph' } },
    components: ['a', 'b', 'c', 'd'].map(library),
    dependencies: [
      { ref: 'root', dependsOn: ['a', 'b'] },
      { ref: 'a', dependsOn: ['c'] },
      { ref: 'c', dependsOn: ['d', 'a'] },
    ],
  };
  await call('PUT', '/bom', {
    project: project.uuid,
    bom: Buffer.from(JSON.stringify(document)).toString('base64'),
  });
  await server.idle();
  for (const { name, uuid } of await server.get<{ name: string; uuid: string }[]>(
    `/component/project/${project.uuid}`,
  )) {
    uuids.set(name, uuid);
  }
});

afterAll(() => server.close());

async function call(method: string, path: string, body?: unknown) {
  return server.fetch(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

const below = (path: string) => server.get<{ name: string }[]>(`/dependencyGraph/${path}/directDependencies`);

it('is walked level by level, in circles as well', async () => {
  expect(await below(`project/${project.uuid}`)).toMatchObject([{ name: 'a' }, { name: 'b' }]);
  expect(await below(`component/${uuids.get('a')}`)).toMatchObject([{ name: 'c' }]);
  expect(await below(`component/${uuids.get('c')}`)).toMatchObject([{ name: 'd' }, { name: 'a' }]);
});

it('says which nodes to open for some components to be seen', async () => {
  const searched = encodeURIComponent([uuids.get('d'), uuids.get('b')].join('|'));
  const graph = await server.get<Record<string, { name: string; expandDependencyGraph: boolean }>>(
    `/component/project/${project.uuid}/dependencyGraph/${searched}`,
  );

  const opened = Object.values(graph).filter(({ expandDependencyGraph }) => expandDependencyGraph);
  expect(opened.map(({ name }) => name).sort()).toEqual(['a', 'c']);
});

it('leaves out what was deleted since', async () => {
  await call('DELETE', `/component/${uuids.get('b')}`);

  expect(await below(`project/${project.uuid}`)).toMatchObject([{ name: 'a' }]);
});
