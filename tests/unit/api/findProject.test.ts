import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, type ApiClient } from '../../../src/api/client.js';
import { findProject } from '../../../src/api/findProject.js';
import { createProject } from '../../../src/api/projects.js';
import { testServer, type TestServer } from '../../support/testServer.js';

let server: TestServer;
let api: ApiClient;
const asked = vi.fn<(path: string) => void>();

beforeEach(async () => {
  server = await testServer();
  const token = await server.tokenFor('admin');
  asked.mockClear();
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked(String(input));
    return server.fetch(input, init);
  };
  api = createApiClient({ baseUrl: server.baseUrl, fetch, getToken: () => token });
});
afterEach(() => server.close());

const aProject = (name: string, more: object = {}) =>
  createProject(api, { name, classifier: 'APPLICATION', ...more } as Parameters<typeof createProject>[1]);

describe('findProject', () => {
  it('finds by name and version, and by name alone what has no version', async () => {
    const first = await aProject('web-shop', { version: '1' });
    const bare = await aProject('web-shop');

    expect(await findProject(api, { name: 'web-shop', version: '1' })).toMatchObject({ uuid: first.uuid });
    expect(await findProject(api, { name: 'web-shop' })).toMatchObject({ uuid: bare.uuid });
    expect(await findProject(api, { name: 'web-shop', version: '2' })).toBeUndefined();
  });

  it('takes a package URL that is undefined as none, beside a name', async () => {
    const bare = await aProject('web-shop');

    expect(await findProject(api, { name: 'web-shop', purl: undefined })).toMatchObject({ uuid: bare.uuid });
  });

  it('finds by package URL, with one question where the project is called like the package', async () => {
    const purl = 'pkg:maven/com.example/web-shop@1.0';
    await aProject('web-shop', { version: '0.9', purl: 'pkg:maven/com.example/web-shop@0.9' });
    const project = await aProject('web-shop', { version: '1.0', purl });
    asked.mockClear();

    expect(await findProject(api, { purl })).toMatchObject({ uuid: project.uuid });
    expect(asked).toHaveBeenCalledOnce();
  });

  it('finds by package URL beyond the first page, whatever the project is called', async () => {
    for (let count = 0; count < 110; count += 1) await aProject(`a ${count}`);
    const purl = 'pkg:npm/%40example/shop@1.0.0';
    const project = await aProject('Zebra', { purl });

    expect(await findProject(api, { purl })).toMatchObject({ uuid: project.uuid });
    expect(await findProject(api, { purl: 'pkg:npm/other@1' })).toBeUndefined();
  });

  it('fails where the caller may not see projects', async () => {
    const token = await server.tokenFor(['BOM_UPLOAD']);
    const other = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, getToken: () => token });

    await expect(findProject(other, { name: 'web-shop' })).rejects.toMatchObject({ status: 403 });
  });
});
