import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient, type ApiClientOptions } from '../../../src/api/client.js';
import { PERMISSIONS } from '../../../src/domain/permissions.js';
import { loadAuth } from '../../../src/host/loadAuth.js';
import { asLine } from '../../support/asLine.js';
import { testServer, type TestServer } from '../../support/testServer.js';
import { ROLES } from '../../support/testUsers.js';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const client = (options: Partial<ApiClientOptions>) =>
  createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, ...options });

const asAdmin = async (method: string, path: string, body?: object) => {
  const token = await server.tokenFor('admin');
  const answer = await server.fetch(`/api/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer.json() as Promise<{ uuid: string; apiKeys: { key: string }[] }>;
};

describe('loadAuth', () => {
  beforeEach(() => server.tokenFor('viewer'));

  it('gives a user with the rights of their own and of their teams, which 4.x says in the token', async () => {
    const { uuid } = await asAdmin('PUT', 'team', { name: 'Auditors' });
    await asAdmin('POST', `permission/VULNERABILITY_ANALYSIS/team/${uuid}`);
    await asAdmin('POST', 'user/viewer/membership', { uuid });
    const signedIn = await server.fetch('/api/v1/user/login', {
      method: 'POST',
      body: new URLSearchParams({ username: 'viewer', password: 'Test-1234' }),
    });
    const token = await signedIn.text();

    const { user, permissions } = await loadAuth(client({ getToken: () => token }));

    expect(user).toMatchObject({ username: 'viewer' });
    expect([...permissions].sort()).toEqual([...ROLES.viewer, 'VULNERABILITY_ANALYSIS'].sort());
  });

  it('gives the rights of the user where the client does not say its token', async () => {
    const token = await server.tokenFor('viewer');
    const { baseUrl, send } = client({ getToken: () => token });

    const { permissions } = await loadAuth({ baseUrl, send });

    expect([...permissions].sort()).toEqual([...ROLES.viewer].sort());
  });

  it('asks a 5.0 server for the rights, which it splits', async () => {
    const newer = asLine(server, '5.0.2');
    const token = await newer.tokenFor(['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT_CREATE']);

    const { permissions } = await loadAuth(client({ fetch: newer.fetch, getToken: () => token }));

    expect([...permissions].sort()).toEqual(['PORTFOLIO_MANAGEMENT_CREATE', 'VIEW_PORTFOLIO']);
  });

  it('gives an API key the rights of its team, and no user', async () => {
    const { uuid, apiKeys } = await asAdmin('PUT', 'team', { name: 'Builds', apiKeys: [] });
    await asAdmin('POST', `permission/BOM_UPLOAD/team/${uuid}`);
    const key =
      apiKeys?.[0]?.key ?? ((await asAdmin('PUT', `team/${uuid}/key`)) as unknown as { key: string }).key;

    const auth = await loadAuth(client({ headers: { 'X-Api-Key': key } }));

    expect(auth).toEqual({ permissions: ['BOM_UPLOAD'] });
  });

  it('allows everything on a server that does without sign-in', async () => {
    const fetch = () => Promise.resolve(Response.json({}));

    expect(await loadAuth(client({ fetch }))).toEqual({ permissions: PERMISSIONS });
  });

  it('fails with the refusal where the server takes neither token nor key', async () => {
    await expect(loadAuth(client({ getToken: () => 'made-up' }))).rejects.toMatchObject({ status: 401 });
  });
});
