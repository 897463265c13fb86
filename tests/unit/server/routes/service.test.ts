import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { testServer } from '../../../support/testServer.js';
import type { TestProject, TestServer } from '../../../support/testServer.js';

interface Service {
  uuid: string;
  name: string;
}

let server: TestServer;
let call: ApiCall;
let project: TestProject;

beforeAll(async () => {
  server = await testServer();
  call = apiCall(server);
  project = await server.aProject({ name: 'shop' });
});
afterAll(() => server.close());

const SERVICE = {
  name: 'payments',
  version: '2',
  group: 'com.example',
  provider: { name: 'Pay Ltd', urls: ['https://pay.example.com'] },
  endpoints: ['https://pay.example.com/api'],
  authenticated: true,
  data: [{ direction: 'OUTBOUND', name: 'PII' }],
};

async function created(changes: object = {}): Promise<Service> {
  const answer = await call('PUT', `/service/project/${project.uuid}`, { ...SERVICE, ...changes });
  return (await answer.json()) as Service;
}

describe('a service', () => {
  it('is shown as it was entered, with its project', async () => {
    const { uuid } = await created();

    expect(await server.get(`/service/${uuid}`, 'viewer')).toMatchObject({
      ...SERVICE,
      project: { name: 'shop' },
    });
  });

  it('needs no endpoints', async () => {
    const answer = await call('PUT', `/service/project/${project.uuid}`, { name: 'bare' });

    expect(answer.status).toBe(201);
  });

  it('keeps lists and flags that an update leaves out, and drops texts', async () => {
    const { uuid } = await created();

    await call('POST', '/service', { uuid, name: 'payments' });

    const shown = await server.get<Service>(`/service/${uuid}`);
    expect(shown).toMatchObject({ endpoints: SERVICE.endpoints, authenticated: true, data: SERVICE.data });
    for (const member of ['version', 'group', 'provider']) expect(shown).not.toHaveProperty(member);
  });

  it('takes back what was read', async () => {
    const { uuid } = await created();
    const read = await server.get<object>(`/service/${uuid}`);

    const answer = await call('POST', '/service', { ...read, description: 'Changed' });

    expect(await answer.json()).toEqual({ ...read, description: 'Changed' });
  });

  it('is found by a part of its name, taken as it is', async () => {
    await created({ name: "100%_safe'; drop table service --" });

    const found = async (text: string) =>
      (await server.get<Service[]>(`/service/project/${project.uuid}?searchText=${encodeURIComponent(text)}`))
        .length;
    expect([await found('100%_SAFE'), await found('1__%safe'), await found('%')]).toEqual([1, 0, 1]);
  });

  it('cannot be changed by a viewer, and is gone when deleted', async () => {
    const { uuid } = await created();

    expect((await call('POST', '/service', { ...SERVICE, uuid }, 'viewer')).status).toBe(403);
    expect((await call('DELETE', `/service/${uuid}`, undefined, 'viewer')).status).toBe(403);
    expect((await call('DELETE', `/service/${uuid}`)).status).toBe(204);
    expect((await call('GET', `/service/${uuid}`)).status).toBe(404);
  });
});
