import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';

const ORIGIN = 'http://bomdeck.example';

let server: Server;
beforeEach(async () => (server = await createServer({ database: ':memory:', seed: 'defaults' })));
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
    expect(await signIn('nobody', 'x')).toEqual(await signIn('admin', 'x'));
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

describe('a session', () => {
  const ann = { username: 'ann', fullname: 'Ann', email: 'ann@bomdeck.example' };
  const passwords = (password: string) => ({ newPassword: password, confirmPassword: password });
  const statusOf = async (token: string) => (await call('GET', '/user/self', token)).status;
  let admin: string;

  beforeEach(async () => {
    await change({ password: 'admin', ...passwords('Better-1') });
    [, admin] = await signIn('admin', 'Better-1');
    await call('PUT', '/user/managed', admin, { ...ann, ...passwords('First-1') });
  });

  it('ends with the account, whoever has the name next', async () => {
    const [, token] = await signIn('ann', 'First-1');
    await call('DELETE', '/user/managed', admin, ann);
    const whileGone = await statusOf(token);
    await call('PUT', '/user/managed', admin, { ...ann, ...passwords('First-1') });

    expect(whileGone).toBe(401);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf((await signIn('ann', 'First-1'))[1])).toBe(200);
  });

  it('ends when an administrator sets another password, not when they set something else', async () => {
    const [, token] = await signIn('ann', 'First-1');
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
      const admins = { username: 'admin', fullname: 'Admin', email: 'admin@bomdeck.example' };
      const [, elsewhere] = await signIn('admin', 'Better-1');

      expect((await call('POST', path, admin, { ...admins, ...passwords('Third-1') })).status).toBe(200);

      expect(await statusOf(elsewhere)).toBe(401);
      expect(await statusOf(admin)).toBe(200);
      await call('POST', path, admin, { ...admins, ...passwords('Fourth-1') });
      expect(await statusOf(admin)).toBe(200);
    },
  );

  it('ends when the password is changed at the sign-in', async () => {
    await change({ password: 'Better-1', ...passwords('Third-1') });

    expect(await statusOf(admin)).toBe(401);
    expect(await statusOf((await signIn('admin', 'Third-1'))[1])).toBe(200);
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
