import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

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
  [
    'is dropped by another host without a sign-in',
    { url: 'https://elsewhere.example', authenticationRequired: false },
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
  ['by another host', { url: 'https://elsewhere.example' }],
  ['by a token for another host', { url: 'https://elsewhere.example', username: '' }],
  ['without encryption', { url: 'http://packages.example' }],
  [
    'by another host while it is shown as hidden',
    { url: 'https://elsewhere.example', password: 'HiddenDecryptedPropertyPlaceholder' },
  ],
])(
  'the password of a repository is asked for anew %s, and until then nothing changes',
  async (name, change) => {
    const repository = {
      type: 'NPM',
      identifier: name,
      url: 'https://packages.example',
      enabled: true,
      internal: false,
      authenticationRequired: true,
      username: 'reader',
    };
    const { uuid } = await send('PUT', { ...repository, password: 'first' });

    const answer = await request('POST', { ...repository, uuid, ...change });

    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe(
      'Enter the password again, because the repository moves to another server.',
    );
    expect(await repositoryOf(server, name)).toMatchObject({
      url: 'https://packages.example',
      username: 'reader',
    });
    expect(passwordOf(uuid)).toBe('first');
  },
);

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
    { path: 'url', message: 'The URL must not contain a username or a password.' },
  ]);
});

describe('what a repository is told', () => {
  const repository = {
    type: 'NPM',
    url: 'https://packages.example',
    enabled: true,
    internal: false,
    authenticationRequired: true,
    username: 'reader',
  };

  it.each([
    ['username', 'a'.repeat(255), 'a'.repeat(256)],
    ['password', 'a'.repeat(1024), 'a'.repeat(1025)],
    ['identifier', 'with "quotes"', 'two\r\nlines'],
    ['identifier', 'in colour', '\u001b[31mred'],
    ['username', 'Jürgen', 'a\u0000b'],
    ['url', 'http://packages.example/a', 'http:\t//packages.example/'],
    ['url', 'HTTPS://packages.example/a', 'javascript:alert(1)'],
    ['url', 'https://packages.example/b', '//packages.example'],
    ['url', 'https://packages.example/c', 'plain words'],
    ['url', 'https://packages.example/d', 'file:///etc/passwd'],
  ])('has limits: %s, case %#', async (path, taken, refused) => {
    const whole = { ...repository, identifier: `limits ${path} ${taken.slice(-1)} ${taken.length}` };

    const answer = await request('PUT', { ...whole, [path]: refused });

    expect(answer.status).toBe(400);
    expect(((await answer.json()) as object[])[0]).toMatchObject({ path });
    expect((await request('PUT', { ...whole, [path]: taken })).status).toBe(201);
  });

  it('is not repeated where it is a password', async () => {
    const answer = await request('PUT', { ...repository, identifier: 'x', password: 'S3cret'.repeat(200) });

    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('S3cret');
  });

  it('may be what an older release took, while it is switched off', async () => {
    const { uuid } = await send('PUT', { ...repository, identifier: 'older', authenticationRequired: false });
    const { db } = server.context;
    db.prepare("update repository set url = 'ftp://old.example' where uuid = ?").run(uuid);
    const off = { ...repository, identifier: 'older', enabled: false, authenticationRequired: false, uuid };

    expect((await request('POST', { ...off, url: 'ftp://old.example' })).status).toBe(200);
    expect((await request('POST', { ...off, url: 'ftp://new.example' })).status).toBe(400);
  });
});

describe('a password in an address that was not entered through the API', () => {
  it.each([
    ['https://u:s%20e@packages.example/npm', 'https://packages.example/npm', 'u', 's e'],
    ['https://token@packages.example/', 'https://packages.example/', undefined, 'token'],
    ['https://u:%zz:b@c@x:99999/', 'https://x:99999/', 'u', '%zz:b@c'],
  ])('of an earlier release moves into its field: %s', async (stored, url, username, password) => {
    const folder = await mkdtemp(join(tmpdir(), 'bomdeck-repositories-'));
    const database = join(folder, 'bomdeck.db');
    const earlier = await createServer({ database, seed: 'defaults' });
    earlier.context.db.prepare("update repository set url = ? where identifier = 'central'").run(stored);
    await earlier.close();

    const later = await createServer({ database, seed: 'defaults' });
    const repository = await repositoryOf(later, 'central');
    const kept = passwordOf(repository.uuid, later);
    await later.close();
    await rm(folder, { recursive: true });

    expect(repository).toMatchObject({ url, authenticationRequired: true });
    expect(repository.username).toBe(username);
    expect(kept).toBe(password);
  });

  it.each([
    ['npm_config_registry', 'npm-public-registry'],
    ['MAVEN_CENTRAL_URL', 'central'],
  ])('of %s moves into its field', async (variable, identifier) => {
    vi.stubEnv(variable, 'https://reader:secret@mirror.example/all/');
    const started = await createServer({ database: ':memory:', seed: 'defaults' });
    vi.unstubAllEnvs();

    const repository = await repositoryOf(started, identifier);
    const kept = passwordOf(repository.uuid, started);
    await started.close();

    expect(repository).toMatchObject({ url: 'https://mirror.example/all/', username: 'reader' });
    expect(kept).toBe('secret');
  });
});

async function repositoryOf(server: Server, identifier: string) {
  const authorization = `Bearer ${await addUser(server.context, 'admin')}`;
  const answer = await server.fetch(
    new Request('http://bomdeck.example/api/v1/repository', { headers: { authorization } }),
  );
  const repositories = (await answer.json()) as { uuid: string; identifier: string; username?: string }[];
  return repositories.find((repository) => repository.identifier === identifier)!;
}

async function send(method: string, body: object): Promise<{ uuid: string }> {
  const answer = await request(method, body);
  expect(answer.ok).toBe(true);
  return (await answer.json()) as { uuid: string };
}

async function request(method: string, body: object): Promise<Response> {
  const url = 'http://bomdeck.example/api/v1/repository';
  return server.fetch(new Request(url, { method, headers, body: JSON.stringify(body) }));
}

function passwordOf(uuid: string, { context }: Server = server): string | undefined {
  const { db, secrets } = context;
  const stored = db
    .prepare('select password from repository where uuid = ?')
    .first<{ password: string | null }>(uuid);
  return stored?.password == null ? undefined : secrets.decrypt(stored.password);
}
