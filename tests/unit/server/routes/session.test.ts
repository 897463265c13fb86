import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CHEAP_HASHES } from '../../../support/testServer.js';
import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';

const ORIGIN = 'http://bomdeck.example';

let server: Server;
beforeEach(
  async () =>
    (server = await createServer({ database: ':memory:', seed: 'defaults', hashCost: CHEAP_HASHES })),
);
afterEach(() => server.close());

describe('the first sign-in of admin', () => {
  it('asks for another password, takes it, and lets in with it alone', async () => {
    expect(await signIn('admin', 'admin')).toEqual([401, 'FORCE_PASSWORD_CHANGE']);

    expect(await change({ password: 'admin', newPassword: 'Better-1', confirmPassword: 'Better-1' })).toEqual(
      [200, ''],
    );

    expect(await signIn('admin', 'admin')).toEqual([401, 'INVALID_CREDENTIALS']);
    const [status, token] = await signIn('admin', 'Better-1');
    expect(status).toBe(200);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it.each([
    ['a wrong password', { password: 'wrong', newPassword: 'B', confirmPassword: 'B' }, 401],
    ['two that differ', { password: 'admin', newPassword: 'B', confirmPassword: 'C' }, 406],
    ['a blank one', { password: 'admin', newPassword: ' ', confirmPassword: ' ' }, 406],
    ['the same again', { password: 'admin', newPassword: 'admin', confirmPassword: 'admin' }, 406],
  ])('does not take %s', async (_, fields, status) => {
    expect((await change(fields))[0]).toBe(status);
    expect(await signIn('admin', 'admin')).toEqual([401, 'FORCE_PASSWORD_CHANGE']);
  });
});

describe('signing in', () => {
  it('says the same about a user that does not exist and a wrong password', async () => {
    expect(await signIn('unknown', 'x')).toEqual(await signIn('admin', 'x'));
  });

  it('tells that an account is suspended only to who knows its password', async () => {
    server.context.db.prepare("update user set suspended = 1 where username = 'admin'").run();

    expect(await signIn('admin', 'x')).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await signIn('admin', 'admin')).toEqual([403, 'SUSPENDED']);
    const changed = await server.fetch(
      new Request(`${ORIGIN}/api/v1/user/forceChangePassword`, {
        method: 'POST',
        body: new URLSearchParams({
          username: 'admin',
          password: 'admin',
          newPassword: 'another',
          confirmPassword: 'another',
        }),
      }),
    );
    expect([changed.status, await changed.text()]).toEqual([403, 'SUSPENDED']);
  });

  it('takes nothing but a form', async () => {
    const answer = await server.fetch(
      new Request(`${ORIGIN}/api/v1/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"username":"admin","password":"admin"}',
      }),
    );

    expect(answer.status).toBe(415);
  });

  it('gets slow after several failures', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('admin', 'x');
    const startedAt = performance.now();

    await signIn('admin', 'x');

    expect(performance.now() - startedAt).toBeGreaterThan(450);
  });
});

describe('what anybody may send', () => {
  const send = (path: string, fields: Record<string, string>) =>
    server.fetch(
      new Request(`${ORIGIN}/api/v1${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
    );

  it.each([
    ['/user/login', 100_000, 413],
    ['/user/forceChangePassword', 100_000, 413],
    ['/user/oidc/login', 400_000, 413],
    ['/user/login', 256, 401],
  ])(
    'to %s, with a name or token of %i letters, is refused at once with %i',
    async (path, letters, status) => {
      const startedAt = performance.now();

      for (let attempt = 0; attempt < 8; attempt += 1) {
        const name = 'x'.repeat(letters);
        expect((await send(path, { username: name, idToken: name, password: 'x' })).status).toBe(status);
      }

      // Guesses would be slowed down after five: for half a second, a second, two seconds.
      expect(performance.now() - startedAt).toBeLessThan(3_000);
    },
  );

  it('is told when to come back where too many wait', async () => {
    await server.close();
    // Those who wait longer than the server lives are of no interest.
    server = await createServer({
      database: ':memory:',
      seed: 'defaults',
      hashCost: CHEAP_HASHES,
      log: () => {},
    });
    const turnedAway: Response[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      void send('/user/login', { username: 'admin', password: 'x' }).then(
        (answer) => answer.status !== 401 && turnedAway.push(answer),
      );
    }
    await expect.poll(() => turnedAway.length).toBeGreaterThanOrEqual(5);

    expect(turnedAway).toHaveLength(5);
    expect(turnedAway.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
    expect(Number(turnedAway[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await turnedAway[0]!.text()).toMatch(
      /^Too many attempts to sign in\. Try again in \d+ seconds?\.$/,
    );
  });

  it('lets a program in that signs in fifteen times at once', async () => {
    await change({ password: 'admin', newPassword: 'Better-1', confirmPassword: 'Better-1' });

    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn('admin', 'Better-1')));

    expect(answers.map(([status]) => status)).toEqual(Array.from({ length: 15 }, () => 200));
  });

  it('finds out no names of users through a change of password', async () => {
    server.context.db
      .prepare("insert into user (kind, username, dn, sessionMark) values ('ldap', 'directory', 'x', 'x')")
      .run();

    const fields = { password: 'x', newPassword: 'Better-1', confirmPassword: 'Better-1' };
    expect(await change({ ...fields, username: 'directory' })).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await change({ ...fields, username: 'unknown' })).toEqual([401, 'INVALID_CREDENTIALS']);
  });
});

describe('a session', () => {
  const ann = { username: 'ann', fullname: 'Ann', email: 'ann@bomdeck.example' };
  const passwords = (password: string) => ({ newPassword: password, confirmPassword: password });
  const statusOf = async (token: string) => (await call('GET', '/user/self', token)).status;
  let admin: string;

  beforeEach(async () => {
    await change({ password: 'admin', ...passwords('Better-1') });
    [, admin] = await signIn('admin', 'Better-1');
    await call('PUT', '/user/managed', admin, { ...ann, ...passwords('First-01') });
  });

  it('ends with the account, also when another account has the name next', async () => {
    const [, token] = await signIn('ann', 'First-01');
    await call('DELETE', '/user/managed', admin, ann);
    const whileGone = await statusOf(token);
    await call('PUT', '/user/managed', admin, { ...ann, ...passwords('First-01') });

    expect(whileGone).toBe(401);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf((await signIn('ann', 'First-01'))[1])).toBe(200);
  });

  it('ends when its user signs out, alone, whatever comes later', async () => {
    const [, token] = await signIn('ann', 'First-01');
    const [, elsewhere] = await signIn('ann', 'First-01');

    expect((await call('POST', '/user/logout', token)).status).toBe(204);

    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(elsewhere)).toBe(200);
    expect((await call('POST', '/user/logout', token)).status).toBe(401);
  });

  it('that was ended is remembered until its token expires', async () => {
    let now = Date.now();
    await server.close();
    server = await createServer({
      database: ':memory:',
      seed: 'defaults',
      hashCost: CHEAP_HASHES,
      now: () => now,
    });
    await change({ password: 'admin', ...passwords('Better-1') });
    const ended = async () => {
      const [, token] = await signIn('admin', 'Better-1');
      await call('POST', '/user/logout', token);
      return server.context.db.prepare('select count(*) as count from endedSession').first();
    };
    await ended();
    expect(await ended()).toEqual({ count: 2 });

    now += 7 * 24 * 60 * 60 * 1000 + 1;

    expect(await ended()).toEqual({ count: 1 });
  });

  it.each(['suspended', 'forcePasswordChange'])('ends for good when its account is %s', async (flag) => {
    const [, token] = await signIn('ann', 'First-01');

    await call('POST', '/user/managed', admin, { ...ann, [flag]: true });
    const meanwhile = await statusOf(token);
    await call('POST', '/user/managed', admin, { ...ann, [flag]: false });

    expect(meanwhile).toBe(401);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf((await signIn('ann', 'First-01'))[1])).toBe(200);
  });

  it('ends when an administrator ends all of a user', async () => {
    const [, token] = await signIn('ann', 'First-01');
    const [, elsewhere] = await signIn('ann', 'First-01');

    expect((await call('POST', '/user/ann/logout', token)).status).toBe(403);
    expect((await call('POST', '/user/ann/logout', admin)).status).toBe(204);
    expect((await call('POST', '/user/unknown/logout', admin)).status).toBe(404);

    expect([await statusOf(token), await statusOf(elsewhere)]).toEqual([401, 401]);
    expect(await statusOf(admin)).toBe(200);
  });

  it('ends when an administrator sets another password, not when they set something else', async () => {
    const [, token] = await signIn('ann', 'First-01');
    await call('POST', '/user/managed', admin, { ...ann, fullname: 'Ann A.' });
    const afterRenaming = await statusOf(token);

    await call('POST', '/user/managed', admin, { ...ann, ...passwords('Second-1') });

    expect(afterRenaming).toBe(200);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(admin)).toBe(200);
  });

  it.each(['/user/self', '/user/managed'])(
    'goes on when it changes the password of its own account through %s, and the others end',
    async (path) => {
      const [first, second] = [{ currentPassword: 'Better-1' }, { currentPassword: 'Third-01' }];
      const admins = { username: 'admin', fullname: 'Admin', email: 'admin@bomdeck.example' };
      const [, elsewhere] = await signIn('admin', 'Better-1');

      expect(
        (await call('POST', path, admin, { ...admins, ...first, ...passwords('Third-01') })).status,
      ).toBe(200);

      expect(await statusOf(elsewhere)).toBe(401);
      expect(await statusOf(admin)).toBe(200);
      const again = await call('POST', path, admin, { ...admins, ...second, ...passwords('Fourth-1') });
      expect(again.status).toBe(200);
      expect(await statusOf(admin)).toBe(200);
    },
  );

  it.each([
    ['none', {}, 'The current password is missing.'],
    ['a blank one', { currentPassword: '' }, 'The current password is missing.'],
    ['a wrong one', { currentPassword: 'Wrong-1' }, 'The current password is incorrect.'],
  ])('sets no other password of its account with %s of before', async (_, current, told) => {
    const [, token] = await signIn('ann', 'First-01');

    const answer = await call('POST', '/user/self', token, { ...ann, ...current, ...passwords('Second-1') });

    expect([answer.status, await answer.text()]).toEqual([400, told]);
    expect((await signIn('ann', 'First-01'))[0]).toBe(200);
    expect((await call('POST', '/user/self', token, { ...ann, fullname: 'Ann A.' })).status).toBe(200);
  });

  it('guesses the password of its account as slowly as a sign-in', async () => {
    const [, token] = await signIn('ann', 'First-01');
    const guess = () =>
      call('POST', '/user/self', token, { ...ann, currentPassword: 'x', ...passwords('Second-1') });
    for (let attempt = 0; attempt < 5; attempt += 1) await guess();
    const startedAt = performance.now();

    await guess();

    expect(performance.now() - startedAt).toBeGreaterThan(450);
  });

  it('of an administrator does not set their own password without it either', async () => {
    const admins = { username: 'admin', fullname: 'Admin', email: 'admin@bomdeck.example' };

    const answer = await call('POST', '/user/managed', admin, { ...admins, ...passwords('Third-01') });

    expect([answer.status, await answer.text()]).toEqual([400, 'The current password is missing.']);
    expect((await signIn('admin', 'Better-1'))[0]).toBe(200);
  });

  it('is not begun by a password that is changed while it is looked at', async () => {
    const [[status], changed] = await Promise.all([
      signIn('ann', 'First-01'),
      call('POST', '/user/ann/logout', admin),
    ]);

    expect([status, changed.status]).toEqual([401, 204]);
  });

  it('leaves a password as an administrator set it, when its owner changes the one of before meanwhile', async () => {
    const given = ['First-01', 'Second-1', 'Second-1', 'Second-1', 'Second-1', 'Second-1'];
    const changes: number[] = [];
    // On a busy machine, the owner may finish before the administrator starts.
    for (const password of given) {
      const forced = server.fetch(
        new Request(`${ORIGIN}/api/v1/user/forceChangePassword`, {
          method: 'POST',
          body: new URLSearchParams({ username: 'ann', password, ...passwords('Third-01') }),
        }),
      );
      const reset = call('POST', '/user/managed', admin, { ...ann, ...passwords('Second-1') });

      expect((await reset).status).toBe(200);
      changes.push((await forced).status);
      expect((await signIn('ann', 'Third-01'))[0]).toBe(401);
      expect((await signIn('ann', 'Second-1'))[0]).toBe(200);
      if (changes.at(-1) === 401) break;
    }

    expect(changes.at(-1), changes.join()).toBe(401);
  });

  it('sets no password once it was ended while the old one was looked at', async () => {
    const [, token] = await signIn('ann', 'First-01');

    const [answer] = await Promise.all([
      call('POST', '/user/self', token, { ...ann, currentPassword: 'First-01', ...passwords('Second-1') }),
      call('POST', '/user/ann/logout', admin),
    ]);

    expect(answer.status).toBe(401);
    expect((await signIn('ann', 'First-01'))[0]).toBe(200);
  });

  it('sets another password by itself where the server does not ask for the old one', async () => {
    await server.close();
    server = await createServer({
      database: ':memory:',
      seed: 'defaults',
      hashCost: CHEAP_HASHES,
      asksOldPassword: false,
    });
    await change({ password: 'admin', ...passwords('Better-1') });
    const [, token] = await signIn('admin', 'Better-1');
    const admins = { username: 'admin', fullname: 'Admin', email: 'admin@bomdeck.example' };

    expect((await call('POST', '/user/self', token, { ...admins, ...passwords('Third-01') })).status).toBe(
      200,
    );
  });

  it('ends when the password is changed at the sign-in', async () => {
    await change({ password: 'Better-1', ...passwords('Third-01') });

    expect(await statusOf(admin)).toBe(401);
    expect(await statusOf((await signIn('admin', 'Third-01'))[1])).toBe(200);
  });
});

function call(method: string, path: string, token: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return server.fetch(
    new Request(`${ORIGIN}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) }),
  );
}

async function signIn(username: string, password: string): Promise<[number, string]> {
  return post('/user/login', { username, password });
}

function change(fields: Record<string, string>): Promise<[number, string]> {
  return post('/user/forceChangePassword', { username: 'admin', ...fields });
}

async function post(path: string, fields: Record<string, string>): Promise<[number, string]> {
  const answer = await server.fetch(
    new Request(`${ORIGIN}/api/v1${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
  );
  return [answer.status, await answer.text()];
}
