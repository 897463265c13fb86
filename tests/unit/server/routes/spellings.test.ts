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
      { name: 'net', version: 'v0.15.0', purl: 'pkg:golang/golang.org/x/net@v0.15.0' },
      { name: 'vim-2', version: '9.1-1', purl: 'pkg:deb/debian/vim@9.1-1?arch=amd64&epoch=2' },
      { name: 'vim-2-too', version: '2:9.1-1', purl: 'pkg:deb/debian/vim@2:9.1-1?arch=arm64' },
      { name: 'vim-3', version: '9.1-1', purl: 'pkg:deb/debian/vim@9.1-1?arch=amd64&epoch=3' },
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

it('finds a version by a package URL that writes it in another way', async () => {
  expect(await found('pkg:golang/golang.org/x/net@0.15.0')).toEqual(['net']);
  expect(await found('pkg:golang/golang.org/x/net@0.16.0')).toEqual([]);
  expect(await found('pkg:deb/debian/vim@2:9.1-1')).toEqual(['vim-2', 'vim-2-too']);
  expect(await found('pkg:deb/debian/vim@9.1-1?epoch=2')).toEqual(['vim-2', 'vim-2-too']);
  expect(await found('pkg:deb/debian/vim@9.1-1?arch=amd64&epoch=4')).toEqual([]);
});
