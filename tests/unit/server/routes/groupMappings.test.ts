import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

interface Team {
  uuid: string;
  name: string;
  mappedLdapGroups: { dn: string; uuid: string }[];
  mappedOidcGroups: { group: { name: string }; uuid: string }[];
}

let server: TestServer;
let call: ApiCall;
let team: Team;

beforeAll(async () => {
  server = await testServer();
  call = apiCall(server);
  team = (await (await call('PUT', '/team', { name: 'Readers' })).json()) as Team;
});
afterAll(() => server.close());

const made = async <T>(path: string, body: unknown) => (await (await call('PUT', path, body)).json()) as T;
const shownTeam = async () =>
  (await server.get<Team[]>('/team')).find(({ uuid }) => uuid === team.uuid) as Team;

describe('a group of OpenID Connect', () => {
  it('is mapped to a team once, which both sides tell', async () => {
    const group = await made<{ uuid: string }>('/oidc/group', { name: 'Developers' });
    const mapping = { team: team.uuid, group: group.uuid };

    const first = await call('PUT', '/oidc/mapping', mapping);
    const second = await call('PUT', '/oidc/mapping', mapping);

    expect([first.status, second.status]).toEqual([200, 409]);
    expect(await server.get(`/oidc/group/${group.uuid}/team`)).toMatchObject([{ name: 'Readers' }]);
    expect((await shownTeam()).mappedOidcGroups).toMatchObject([{ group: { name: 'Developers' } }]);
  });

  it('goes with its mappings', async () => {
    const group = await made<{ uuid: string }>('/oidc/group', { name: 'Leavers' });
    await call('PUT', '/oidc/mapping', { team: team.uuid, group: group.uuid });

    expect((await call('DELETE', `/oidc/group/${group.uuid}`)).status).toBe(204);

    const { mappedOidcGroups } = await shownTeam();
    expect(mappedOidcGroups.map((mapping) => mapping.group.name)).not.toContain('Leavers');
  });

  it('is not renamed to the name of another one', async () => {
    const one = await made<{ uuid: string }>('/oidc/group', { name: 'One' });
    await made('/oidc/group', { name: 'Other' });

    expect((await call('POST', '/oidc/group', { uuid: one.uuid, name: 'Other' })).status).toBe(409);
  });
});

describe('a group of a directory', () => {
  it('is mapped to a team by its distinguished name, once', async () => {
    const dn = `CN="<b>;--",OU=Größe,DC=example`;

    const mapping = await made<{ uuid: string }>('/ldap/mapping', { team: team.uuid, dn });

    expect((await call('PUT', '/ldap/mapping', { team: team.uuid, dn })).status).toBe(409);
    expect(await server.get(`/ldap/team/${team.uuid}`)).toEqual([{ dn, uuid: mapping.uuid }]);
    expect((await call('DELETE', `/ldap/mapping/${mapping.uuid}`)).status).toBe(204);
    expect((await shownTeam()).mappedLdapGroups).toEqual([]);
  });

  it.each([
    ['blank', ' '],
    ['with a control character', 'CN=a\u0000b'],
    ['endless', 'x'.repeat(5000)],
  ])('has no name that is %s', async (_, dn) => {
    expect((await call('PUT', '/ldap/mapping', { team: team.uuid, dn })).status).toBe(400);
  });
});
