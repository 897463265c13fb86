import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

interface Group {
  uuid: string;
  name: string;
  riskWeight: number;
  licenses: { licenseId: string }[];
}

let server: TestServer;
let call: ApiCall;

beforeAll(async () => {
  server = await testServer();
  call = apiCall(server);
});
afterAll(() => server.close());

async function aGroup(name: string): Promise<Group> {
  return (await (await call('PUT', '/licenseGroup', { name })).json()) as Group;
}

async function uuidOf(licenseId: string): Promise<string> {
  return (await server.get<{ uuid: string }>(`/license/${licenseId}`)).uuid;
}

describe('a licence group', () => {
  it('takes licences in and lets them go, and says so only when something changed', async () => {
    const group = await aGroup('Kind ones');
    const path = `/licenseGroup/${group.uuid}/license/${await uuidOf('MIT')}`;

    const added = await call('POST', path);
    const addedAgain = await call('POST', path);
    const shown = await server.get<Group>(`/licenseGroup/${group.uuid}`);
    const removed = await call('DELETE', path);
    const removedAgain = await call('DELETE', path);

    expect([added, addedAgain, removed, removedAgain].map(({ status }) => status)).toEqual([
      200, 304, 200, 304,
    ]);
    expect(shown.licenses.map(({ licenseId }) => licenseId)).toEqual(['MIT']);
    expect(((await removed.json()) as Group).licenses).toEqual([]);
  });

  it('is renamed, but not to the name of another one', async () => {
    const group = await aGroup('Before');
    await aGroup('Taken');

    const taken = await call('POST', '/licenseGroup', { uuid: group.uuid, name: 'Taken' });
    const same = await call('POST', '/licenseGroup', { uuid: group.uuid, name: 'Before' });
    const renamed = await call('POST', '/licenseGroup', { ...group, name: 'After' });

    expect([taken.status, same.status, renamed.status]).toEqual([409, 200, 200]);
    expect(await server.get(`/licenseGroup/${group.uuid}`)).toMatchObject({ name: 'After' });
  });

  it('goes with its members, which stay licences', async () => {
    const group = await aGroup('Short lived');
    await call('POST', `/licenseGroup/${group.uuid}/license/${await uuidOf('ISC')}`);

    expect((await call('DELETE', `/licenseGroup/${group.uuid}`)).status).toBe(204);
    expect((await call('GET', `/licenseGroup/${group.uuid}`)).status).toBe(404);
    const isc = await server.get<{ licenseGroups: { name: string }[] }>('/license/ISC');
    expect(isc.licenseGroups.map(({ name }) => name)).toEqual(['Permissive']);
  });

  it('keeps names as they are, whatever they look like', async () => {
    const name = `"'><img src=x onerror=alert(1)>\u202e; drop table license --`;

    const group = await aGroup(name);

    expect(await server.get(`/licenseGroup/${group.uuid}`)).toMatchObject({ name });
    const { length } = await server.get<Group[]>('/licenseGroup?searchText=%25');
    expect(length).toBe(0);
  });
});
