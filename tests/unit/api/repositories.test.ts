import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient, type ApiClient } from '../../../src/api/client.js';
import {
  createRepository,
  deleteRepository,
  listRepositories,
  updateRepository,
} from '../../../src/api/repositories.js';
import type { NewRepository } from '../../../src/schema/repository.js';
import { testServer, type TestServer } from '../../support/testServer.js';

let server: TestServer;
let api: ApiClient;

beforeEach(async () => {
  server = await testServer();
  const token = await server.tokenFor(['SYSTEM_CONFIGURATION']);
  api = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch, getToken: () => token });
});
afterEach(() => server.close());

const ACME: NewRepository = {
  type: 'MAVEN',
  identifier: 'acme',
  url: 'https://repo.acme.example/maven',
  enabled: true,
  internal: true,
  authenticationRequired: true,
  username: 'reader',
  password: 'Secret-1',
};

describe('repositories', () => {
  it('lists all of a type, also where there are more than a server sends at a time, in the order they are asked', async () => {
    for (let count = 0; count < 120; count += 1) {
      await createRepository(api, { ...ACME, type: 'CPAN', identifier: `mirror ${999 - count}` });
    }

    const repositories = await listRepositories(api, 'CPAN');

    expect(repositories).toHaveLength(121);
    expect(repositories.map(({ resolutionOrder }) => resolutionOrder)).toEqual(
      Array.from({ length: 121 }, (_, index) => index + 1),
    );
  });

  it('keeps a password that is not sent, and never reads one back', async () => {
    const created = await createRepository(api, ACME);
    const { type: _, password: __, ...kept } = ACME;

    const changed = await updateRepository(api, { ...kept, uuid: created.uuid, enabled: false });

    expect(changed).toEqual({ ...created, enabled: false });
    expect(JSON.stringify(changed)).not.toContain('Secret-1');
    const stored = await server.context.db.first(
      server.context.db.build.selectFrom('repository').selectAll().where('uuid', '=', created.uuid),
    );
    expect(server.context.secrets.decrypt(stored!.password!)).toBe('Secret-1');
  });

  it('refuses a second one of the same name, and one that is gone', async () => {
    const created = await createRepository(api, ACME);
    await expect(createRepository(api, ACME)).rejects.toMatchObject({ status: 409 });

    await deleteRepository(api, created.uuid);

    await expect(deleteRepository(api, created.uuid)).rejects.toMatchObject({ status: 404 });
    await expect(updateRepository(api, { ...ACME, uuid: created.uuid })).rejects.toMatchObject({
      status: 404,
    });
  });
});
