import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

/** Far more than everything else of a project or a component. */
const LARGE = 'x'.repeat(100_000);
const SHA1 = 'a'.repeat(40);

let server: TestServer;
let uuid: string;
let component: string;

beforeAll(async () => {
  server = await testServer();
  const project = await server.aProject({
    name: 'large',
    components: [{ name: 'lib', version: '1.0' }],
    findings: [{ vulnId: 'INT-1', source: 'INTERNAL', component: 'lib' }],
  });
  uuid = project.uuid;
  component = project.components[0]!.uuid;
  const { db } = server.context;
  const large = JSON.stringify({ name: LARGE });
  db.prepare(
    `update project set directDependencies = ?, externalReferences = ?, supplier = ?, manufacturer = ?`,
  ).run(JSON.stringify([LARGE]), JSON.stringify([{ url: LARGE }]), large, large);
  db.prepare(
    'update component set directDependencies = ?, externalReferences = ?, supplier = ?, sha1 = ?',
  ).run(JSON.stringify([LARGE]), JSON.stringify([{ url: LARGE }]), large, SHA1);
  const { id } = db.prepare('select id from project').first<{ id: number }>()!;
  const policy = await put('/policy', { name: 'No lib', operator: 'ANY', violationState: 'FAIL' });
  await put(`/policy/${policy}/condition`, {
    subject: 'COORDINATES',
    operator: 'MATCHES',
    value: '{"name":"lib"}',
  });
  await send('POST', `/policy/${policy}/project/${uuid}`);
  const [publisher] = await server.get<{ uuid: string }[]>('/notification/publisher');
  const rule = await put('/notification/rule', {
    name: 'Tell',
    scope: 'PORTFOLIO',
    notificationLevel: 'INFORMATIONAL',
    publisher: { uuid: publisher!.uuid },
  });
  await send('POST', `/notification/rule/${rule}/project/${uuid}`);
  await put(`/service/project/${uuid}`, { name: 'mail', endpoints: ['https://mail.example'] });
  await send('POST', `/finding/project/${uuid}/analyze`);
  await server.idle();
  expect(db.prepare('select count(*) as count from policyViolation where projectId = ?').first(id)).toEqual({
    count: 1,
  });
});
afterAll(() => server.close());

describe('a project or a component within the rows of a list', () => {
  it.each([
    ['components of vulnerabilities', () => '/vulnerability'],
    ['components of the vulnerabilities of a project', () => `/vulnerability/project/${uuid}`],
    ['components of a vulnerability', () => '/vulnerability/source/INTERNAL/vuln/INT-1'],
    ['violations', () => '/violation'],
    ['violations of a project', () => `/violation/project/${uuid}`],
    ['violations of a component', () => `/violation/component/${component}`],
    ['services', () => `/service/project/${uuid}`],
    ['projects of policies', () => '/policy'],
    ['projects of alerts', () => '/notification/rule'],
  ])('leaves out what is large and not read there: %s', async (_, path) => {
    const text = JSON.stringify(await server.get(path()));

    expect(text.length).toBeLessThan(10_000);
    expect(text).toContain('"name":"large"');
  });

  it.each([
    ['a project', () => `/component/project/${uuid}`],
    ['an identity', () => '/component/identity?name=lib'],
    ['a hash', () => `/component/hash/${SHA1}`],
  ])('components of %s have their own, and not those of the project', async (_, path) => {
    const [row] = await server.get<Record<string, Record<string, unknown>>[]>(path());

    expect(row).toMatchObject({ directDependencies: JSON.stringify([LARGE]), supplier: { name: LARGE } });
    expect(row!['project']).toMatchObject({ uuid, name: 'large', active: true });
    for (const member of ['directDependencies', 'externalReferences', 'supplier', 'manufacturer'])
      expect(row!['project']).not.toHaveProperty(member);
  });

  it.each([
    ['a project', () => `/project/${uuid}`],
    ['a component', () => `/component/${component}`],
  ])('stands in the answer about %s', async (_, path) => {
    const one = await server.get<Record<string, unknown>>(path());

    expect(one['project'] ?? one).toMatchObject({ directDependencies: JSON.stringify([LARGE]) });
  });
});

async function put(path: string, body: object): Promise<string> {
  const answer = (await (await send('PUT', path, body)).json()) as { uuid: string };
  return answer.uuid;
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  const answer = await server.fetch(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
