import { expect, it } from 'vitest';
import { createApiClient } from '../../../../../src/api/client.js';
import { findExtent } from '../../../../../src/entities/project/portfolioScan/findExtent.js';

it('lists projects by name, the newest version first', async () => {
  const projects = [
    { uuid: 'a', name: 'shop', version: '1.0-rc1' },
    { uuid: 'b', name: 'shop' },
    { uuid: 'c', name: 'shop', version: '1.10.0' },
    { uuid: 'd', name: 'shop', version: '1.0' },
    { uuid: 'e', name: 'shop', version: 'v1.9' },
    { uuid: 'f', name: 'blog', version: '1.0' },
  ];
  const api = createApiClient({
    baseUrl: 'https://server.example',
    fetch: async (url) => Response.json(projects.find(({ uuid }) => String(url).endsWith(`/${uuid}`))),
  });

  const { projects: found } = await findExtent(
    api,
    { kind: 'chosen', projects },
    { includeInactive: false, onlyLatest: false, signal: new AbortController().signal },
  );

  expect(found.map(({ uuid }) => uuid)).toEqual(['f', 'c', 'e', 'd', 'a', 'b']);
});
