import { afterAll, beforeAll, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { addUser } from '../../../support/testUsers.js';

let server: Server;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await createServer({ database: ':memory:', seed: 'defaults' });
  headers = {
    authorization: `Bearer ${await addUser(server.context, 'admin')}`,
    'content-type': 'application/json',
  };
});
afterAll(() => server.close());

it.each([
  ['stays with another path of the host', { url: 'https://packages.example/npm' }, 'first'],
  ['stays while it is shown as hidden', { password: 'HiddenDecryptedPropertyPlaceholder' }, 'first'],
  ['is asked for anew by another host', { url: 'https://elsewhere.example' }, undefined],
  ['is asked for anew without encryption', { url: 'http://packages.example' }, undefined],
  [
    'is asked for anew by another host while it is shown as hidden',
    { url: 'https://elsewhere.example', password: 'HiddenDecryptedPropertyPlaceholder' },
    undefined,
  ],
  ['goes to another host when it is sent again', { url: 'https://elsewhere.example', password: 'x' }, 'x'],
])('the password of a repository %s', async (identifier, change, password) => {
  const repository = {
    type: 'NPM',
    identifier,
    url: 'https://packages.example',
    enabled: true,
    internal: false,
    authenticationRequired: true,
    username: 'reader',
  };
  const { uuid } = await send('PUT', { ...repository, password: 'first' });

  await send('POST', { ...repository, uuid, ...change });

  expect(passwordOf(uuid)).toBe(password);
});

it.each([
  'https://u:secret@packages.example/',
  'https://token@packages.example/',
  'https://u:a@b:c@x:99999/',
])('an address with credentials, which everybody would see, is refused: %s', async (url) => {
  const flags = { enabled: true, internal: false, authenticationRequired: false };
  const body = { type: 'NPM', identifier: `refused ${url}`, url, ...flags };

  const answer = await request('PUT', body);

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject([
    { path: 'url', message: 'The address must not contain a user name or a password.' },
  ]);
});

async function send(method: string, body: object): Promise<{ uuid: string }> {
  const answer = await request(method, body);
  expect(answer.ok).toBe(true);
  return (await answer.json()) as { uuid: string };
}

async function request(method: string, body: object): Promise<Response> {
  const url = 'http://bomdeck.example/api/v1/repository';
  return server.fetch(new Request(url, { method, headers, body: JSON.stringify(body) }));
}

function passwordOf(uuid: string): string | undefined {
  const { db, secrets } = server.context;
  const stored = db
    .prepare('select password from repository where uuid = ?')
    .first<{ password: string | null }>(uuid);
  return stored?.password == null ? undefined : secrets.decrypt(stored.password);
}
