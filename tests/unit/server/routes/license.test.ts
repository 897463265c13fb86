import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testServer } from '../../../support/testServer.js';
import type { PermissionName, Role, TestServer } from '../../../support/testServer.js';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
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
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

describe('licences', () => {
  it('are those of SPDX with their texts, for everybody who is signed in', async () => {
    const answer = await call('GET', '/license/Apache-2.0', undefined, ['BOM_UPLOAD']);

    expect(await answer.json()).toMatchObject({
      name: 'Apache License 2.0',
      isOsiApproved: true,
      licenseText: expect.stringContaining('TERMS AND CONDITIONS') as string,
      licenseGroups: [{ name: 'Permissive' }],
    });
  });

  it('are found by id and by name, page by page', async () => {
    const answer = await call('GET', '/license?searchText=ZLIB&pageNumber=1&pageSize=2');

    const rows = (await answer.json()) as { licenseId: string }[];
    expect(rows).toHaveLength(2);
    expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThan(2);
  });

  it('can be added and taken away again, but not while a component has one', async () => {
    const project = await server.aProject({ name: 'licensed', components: [], findings: [] });
    const license = { name: 'Ours', licenseId: 'LicenseRef-Ours', licenseText: '<b>Be kind</b>\u202e' };

    expect((await call('PUT', '/license', license, 'viewer')).status).toBe(403);
    expect((await call('PUT', '/license', license)).status).toBe(201);
    const component = { name: 'a', version: '1', classifier: 'LIBRARY', license: 'LicenseRef-Ours' };
    const created = (await (await call('PUT', `/component/project/${project.uuid}`, component)).json()) as {
      uuid: string;
    };
    expect((await call('DELETE', '/license/LicenseRef-Ours')).status).toBe(409);
    await call('DELETE', `/component/${created.uuid}`);
    expect((await call('DELETE', '/license/LicenseRef-Ours')).status).toBe(204);
    expect((await call('GET', '/license/LicenseRef-Ours')).status).toBe(404);
  });

  it.each([
    ['a path out of the list', '/license/..%2F..%2Fetc%2Fpasswd'],
    ['NUL', '/license/%00'],
    ['a quotation mark', "/license/'%20or%201=1%20--"],
    ['10,000 characters', `/license/${'x'.repeat(10_000)}`],
  ])('are not found by %s', async (_, path) => {
    expect((await call('GET', path)).status).toBe(404);
  });
});
