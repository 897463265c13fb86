import { afterAll, beforeAll, expect, it } from 'vitest';

import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.aProject({
    name: 'one',
    components: [
      {
        name: 'Sys.Packaging',
        version: '8.0.0',
        purl: 'pkg:nuget/Sys.Packaging@8.0.0',
      },
    ],
  });
  await server.aProject({
    name: 'two',
    components: [
      { name: 'sys.packaging', version: '8.0.0', purl: 'pkg:nuget/sys.packaging@8.0.0' },
      { name: 'sys-packaging', version: '8.0.0', purl: 'pkg:nuget/sys-packaging@8.0.0' },
      { name: 'a.b', version: '1.0', purl: 'pkg:pypi/a.b@1.0' },
    ],
  });
});
afterAll(() => server.close());

const found = async (purl: string) => {
  const path = `/component/identity?purl=${encodeURIComponent(purl)}`;
  const components = await server.get<{ name: string }[]>(path);
  return components.map(({ name }) => name);
};

it('finds components by a package URL in another spelling, and shows them as they are written', async () => {
  expect(await found('pkg:nuget/SYS.packaging@8.0.0')).toEqual(['Sys.Packaging', 'sys.packaging']);
  expect(await found('pkg:pypi/A_B')).toEqual(['a.b']);
  expect(await found('pkg:nuget/sys.packaging@8.0.1')).toEqual([]);
});
