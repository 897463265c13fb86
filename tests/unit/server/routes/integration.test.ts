import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testServer } from '../../../support/testServer.js';
import type { PermissionName, TestServer } from '../../../support/testServer.js';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function call(method: string, path: string, body?: object, as: 'admin' | PermissionName[] = 'admin') {
  return server.fetch(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${await server.tokenFor(as)}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
}

const ask = async (path: string) => (await (await call('GET', path)).json()) as string[];

describe('the ecosystems of OSV', () => {
  it('are listed, once each and without pages', async () => {
    const answer = await call('GET', '/integration/osv/ecosystem');
    const ecosystems = (await answer.json()) as string[];

    expect(answer.headers.has('x-total-count')).toBe(false);
    expect(ecosystems).toEqual(
      expect.arrayContaining(['crates.io', 'GitHub Actions', 'Maven', 'npm', 'PyPI']),
    );
    expect(new Set(ecosystems).size).toBe(ecosystems.length);
  });

  it('are offered unless they are selected, whatever else is', async () => {
    const all = await ask('/integration/osv/ecosystem');
    expect(await ask('/integration/osv/ecosystem/inactive')).toEqual(all);

    await call('POST', '/configProperty', {
      groupName: 'vuln-source',
      propertyName: 'google.osv.enabled',
      propertyValue: 'npm; Maven;A name of later',
    });

    const rest = all.filter((ecosystem) => !['npm', 'Maven'].includes(ecosystem));
    expect(await ask('/integration/osv/ecosystem/inactive')).toEqual(rest);
    expect(await ask('/integration/osv/ecosystem')).toEqual(all);
  });

  it('are refused without the permission to configure', async () => {
    const answer = await call('GET', '/integration/osv/ecosystem', undefined, ['VIEW_PORTFOLIO']);

    expect(answer.status).toBe(403);
  });
});
