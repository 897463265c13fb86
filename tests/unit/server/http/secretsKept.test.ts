import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { addProject } from '../../../support/testPortfolio.js';
import { addUser, TEST_PASSWORD } from '../../../support/testUsers.js';
import { whileDatabaseFails } from '../../../support/whileDatabaseFails.js';

const ORIGIN = 'http://bomdeck.example';
const SECRET = 'Gut-gehütet-4711';

let server: Server;
let headers: Record<string, string>;
let uuids: string[];
const answers: string[] = [];
const logged: unknown[] = [];

beforeAll(async () => {
  server = await createServer({
    database: ':memory:',
    seed: 'defaults',
    log: (message, error) => logged.push(message, error instanceof Error ? error.stack : error),
  });
  const { db } = server.context;
  const { project } = addProject(server.context, { name: 'shop', components: [{ name: 'lib' }] });
  headers = { authorization: `Bearer ${await addUser(server.context, 'admin')}` };
  await send('POST', '/configProperty', {
    groupName: 'email',
    propertyName: 'smtp.password',
    propertyValue: SECRET,
  });
  await send('PUT', '/repository', {
    type: 'NPM',
    identifier: 'ours',
    url: 'https://packages.example',
    enabled: true,
    internal: false,
    resolutionOrder: 9,
    authenticationRequired: true,
    username: 'reader',
    password: SECRET,
  });
  await send('PUT', `/project/${project.uuid}/property`, {
    groupName: 'g',
    propertyName: 'n',
    propertyValue: SECRET,
    propertyType: 'ENCRYPTEDSTRING',
  });
  await send('PUT', '/user/managed', {
    username: 'ann',
    fullname: 'Ann',
    email: 'ann@bomdeck.example',
    newPassword: SECRET,
    confirmPassword: SECRET,
  });
  uuids = ['project', 'component', 'team', 'repository'].flatMap((table) =>
    db
      .prepare(`select uuid from "${table}" limit 1`)
      .all<{ uuid: string }>()
      .map(({ uuid }) => uuid),
  );
});
afterAll(() => server.close());

describe('secrets', () => {
  it('are stored, but not as they are', () => {
    const { db, secrets } = server.context;
    const stored = [
      ...db
        .prepare("select propertyValue as secret from configProperty where propertyName = 'smtp.password'")
        .all<Stored>(),
      ...db.prepare("select password as secret from repository where identifier = 'ours'").all<Stored>(),
      ...db.prepare('select propertyValue as secret from projectProperty').all<Stored>(),
    ];

    expect(stored).toHaveLength(3);
    for (const { secret } of stored) {
      expect(secret).not.toContain(SECRET);
      expect(secrets.decrypt(secret)).toBe(SECRET);
    }
    expect(
      db.prepare("select passwordHash as secret from user where username = 'ann'").first<Stored>()?.secret,
    ).toBeTruthy();
  });

  it('are in no answer, neither as they are nor encrypted nor hashed', async () => {
    for (const { method, path } of server.routes.filter(({ method }) => method === 'GET')) {
      for (const uuid of path.includes(':') ? uuids : ['']) {
        const url = path.replace(/:\w*[uU]uids?(\{[^}]*\})?/g, uuid).replace(/:\w+(\{[^}]*\})?/g, 'NPM');
        const answer = await server.fetch(new Request(ORIGIN + url, { method, headers }));
        answers.push(`${method} ${path}: ${await answer.text()}`);
      }
    }

    // Otherwise, no request was made that could have revealed a secret.
    expect(answers.filter((answer) => answer.includes('smtp.password')).length).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.includes('"ours"')).length).toBeGreaterThan(0);
    for (const secret of secretTexts()) {
      expect(
        answers.filter((answer) => answer.includes(secret)).map((answer) => answer.slice(0, 120)),
      ).toEqual([]);
    }
  });

  it('are in no refusal that repeats what was sent', async () => {
    const refusals = [
      await send('POST', '/user/self', {
        username: 'ann',
        newPassword: SECRET,
        confirmPassword: `${SECRET}x`,
      }),
      await send('PUT', '/user/managed', { username: 'ann', newPassword: SECRET, confirmPassword: 'other' }),
      await send('PUT', '/user/managed', { username: 'new', fullname: '', email: '', newPassword: SECRET }),
      await send('POST', '/configProperty', {
        groupName: 'email',
        propertyName: 'unknown',
        propertyValue: SECRET,
      }),
      await send('POST', '/configProperty', {
        groupName: 'email',
        propertyName: 'smtp.password',
        propertyValue: SECRET.repeat(100),
      }),
      await send('PUT', `/project/${uuids[0]}/property`, {
        groupName: 'g',
        propertyName: 'other',
        propertyValue: `${SECRET}\u0000`,
        propertyType: 'ENCRYPTEDSTRING',
      }),
      await send('PUT', '/repository', {
        type: 'NPM',
        identifier: 'theirs',
        url: `https://reader:${SECRET}@packages.example`,
      }),
    ];

    for (const { status, text } of refusals) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain(SECRET);
    }
  });

  it('are in no line for the operator, when signing in and when something fails', async () => {
    const form = (password: string) =>
      server.fetch(
        new Request(`${ORIGIN}/api/v1/user/login`, {
          method: 'POST',
          body: new URLSearchParams({ username: 'ann', password }),
        }),
      );
    expect((await form(`${SECRET}-wrong`)).status).toBe(401);
    const token = await (await form(SECRET)).text();
    const failed = await whileDatabaseFails(server.context.db, 'The disk is full', () =>
      send('GET', '/metrics/portfolio/current'),
    );

    expect(failed.status).toBe(500);
    const lines = logged.map(String).join('\n');
    expect(lines).toContain('The disk is full');
    for (const secret of [...secretTexts(), token, headers.authorization ?? ''])
      expect(lines).not.toContain(secret);
  });
});

interface Stored {
  secret: string;
}

function secretTexts(): string[] {
  const { db } = server.context;
  const stored = db
    .prepare(
      `select passwordHash as secret from user where passwordHash is not null
       union select password from repository where password is not null
       union select propertyValue from projectProperty
       union select propertyValue from configProperty where propertyName = 'smtp.password'
       union select keySecret from apiKey union select keyHash from apiKey`,
    )
    .all<Stored>();
  return [SECRET, TEST_PASSWORD, ...stored.map(({ secret }) => secret)];
}

async function send(method: string, path: string, body?: object): Promise<{ status: number; text: string }> {
  const answer = await server.fetch(
    new Request(`${ORIGIN}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    }),
  );
  return { status: answer.status, text: await answer.text() };
}
