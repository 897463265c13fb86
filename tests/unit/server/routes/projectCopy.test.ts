import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { testServer } from '../../../support/testServer.js';
import type { TestProject, TestServer } from '../../../support/testServer.js';

interface Component {
  uuid: string;
  name: string;
}

let server: TestServer;
let call: ApiCall;
let original: TestProject;

beforeAll(async () => {
  server = await testServer();
  call = apiCall(server);
  original = await server.aProject({
    name: 'web-shop',
    version: '1',
    tags: ['shop'],
    components: [
      { name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15' },
      { name: 'express', version: '4.0.0', purl: 'pkg:npm/express@4.0.0' },
    ],
    findings: [
      { vulnId: 'CVE-1', component: 'lodash', isSuppressed: true },
      { vulnId: 'CVE-2', component: 'express' },
    ],
  });
  await call('PUT', `/project/${original.uuid}/property`, {
    groupName: 'build',
    propertyName: 'note',
    propertyValue: 'x',
    propertyType: 'STRING',
  });
  await call('PUT', `/service/project/${original.uuid}`, { name: 'payments' });
});
afterAll(() => server.close());

async function copyAs(version: string, contents: object = {}): Promise<string> {
  const answer = await call('PUT', '/project/clone', { project: original.uuid, version, ...contents });
  const { token } = (await answer.json()) as { token: string };
  await server.idle();
  expect(await server.get(`/event/token/${token}`)).toEqual({ processing: false });
  const copy = await server.get<{ uuid: string }>(`/project/lookup?name=web-shop&version=${version}`);
  return copy.uuid;
}

const EVERYTHING = {
  includeTags: true,
  includeProperties: true,
  includeComponents: true,
  includeServices: true,
  includeAuditHistory: true,
};

describe('a copy of a project', () => {
  it('takes along everything that is asked for, with identities of its own', async () => {
    const uuid = await copyAs('2', EVERYTHING);

    const components = await server.get<Component[]>(`/component/project/${uuid}`);
    const originals = await server.get<Component[]>(`/component/project/${original.uuid}`);
    expect(components.map(({ name }) => name)).toEqual(originals.map(({ name }) => name));
    const ids = new Set([...components, ...originals].map((component) => component.uuid));
    expect(ids.size).toBe(4);
    for (const component of components)
      expect(component.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await server.get(`/project/${uuid}`)).toMatchObject({ tags: [{ name: 'shop' }] });
    expect(await server.get(`/project/${uuid}/property`)).toMatchObject([{ propertyName: 'note' }]);
    expect(await server.get(`/service/project/${uuid}`)).toMatchObject([{ name: 'payments' }]);
  });

  it('has the findings of its components, and their audit on request', async () => {
    const findingsOf = async (uuid: string) =>
      (
        await server.get<{ vulnerability: { vulnId: string }; analysis: { isSuppressed: boolean } }[]>(
          `/finding/project/${uuid}?suppressed=true`,
        )
      ).map(({ vulnerability, analysis }) => [vulnerability.vulnId, analysis.isSuppressed]);

    const audited = await findingsOf(await copyAs('3', { ...EVERYTHING }));
    const bare = await findingsOf(await copyAs('4', { includeComponents: true }));

    expect(audited.sort()).toEqual([
      ['CVE-1', true],
      ['CVE-2', false],
    ]);
    expect(bare.sort()).toEqual([
      ['CVE-1', false],
      ['CVE-2', false],
    ]);
  });

  it('is bare unless something is asked for', async () => {
    const uuid = await copyAs('5');

    expect(await server.get(`/component/project/${uuid}`)).toEqual([]);
    expect(await server.get(`/project/${uuid}`)).toMatchObject({ tags: [], properties: [] });
  });

  it('is refused for a version that exists, and made once when asked for twice', async () => {
    await copyAs('6');
    const again = await call('PUT', '/project/clone', { project: original.uuid, version: '6' });
    const twice = { project: original.uuid, version: '7' };
    await Promise.all([call('PUT', '/project/clone', twice), call('PUT', '/project/clone', twice)]);
    // The second of the two fails, which the operator is told.
    const told: string[] = [];
    const { error } = console;
    console.error = (text: string) => told.push(text);
    await server.idle();
    console.error = error;

    expect(again.status).toBe(409);
    expect(told.join()).toContain('The version to make exists already.');
    const versions = await server.get<{ version: string }[]>('/project?name=web-shop');
    expect(versions.filter(({ version }) => version === '7')).toHaveLength(1);
  });

  it('is not for viewers', async () => {
    const body = { project: original.uuid, version: '8' };

    expect((await call('PUT', '/project/clone', body, 'viewer')).status).toBe(403);
  });
});
