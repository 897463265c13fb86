import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passwordLengthFrom } from '../../../../reference-app/server/rules/passwordLength.js';
import { testServer, type TestServer } from '../../../support/testServer.js';
import { TEST_PASSWORD } from '../../../support/testUsers.js';

describe('the length of a new password', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer();
  });
  afterEach(() => server.close());

  const account = { username: 'viewer', fullname: 'A Viewer', email: 'viewer@people.example' };
  const passwords = (text: string) => ({ newPassword: text, confirmPassword: text });
  const send = async (method: string, path: string, body: object, as: 'admin' | 'viewer') =>
    server.fetch(`/api/v1/user/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${await server.tokenFor(as)}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });

  /** Each way to set one. */
  const SETTING: [string, (text: string) => Promise<Response>][] = [
    [
      'a new account',
      (text) => send('PUT', 'managed', { ...account, username: 'new', ...passwords(text) }, 'admin'),
    ],
    ['an account', (text) => send('POST', 'managed', { ...account, ...passwords(text) }, 'admin')],
    [
      'oneself',
      (text) =>
        send('POST', 'self', { ...account, currentPassword: TEST_PASSWORD, ...passwords(text) }, 'viewer'),
    ],
    [
      'who is not signed in',
      (text) =>
        server.fetch('/api/v1/user/forceChangePassword', {
          method: 'POST',
          body: new URLSearchParams({ username: 'viewer', password: TEST_PASSWORD, ...passwords(text) }),
        }),
    ],
  ];

  it.each(SETTING)('is at least eight, for %s, and what was too short is not repeated', async (_, set) => {
    await server.tokenFor('viewer');

    const refused = await set('Seven-7');
    const words = await refused.text();
    const taken = await set('Eight--8');

    expect(refused.status).toBe(400);
    expect(JSON.parse(words)).toMatchObject([
      { path: 'newPassword', message: 'A password needs at least 8 characters' },
    ]);
    expect(words).not.toContain('Seven-7');
    expect(taken.ok).toBe(true);
  });

  it.each([
    [{}, 8],
    [{ PASSWORD_MIN_LENGTH: ' 12 ' }, 12],
  ])('is set by the operator: %o', (environment, expected) => {
    expect(passwordLengthFrom(environment)).toBe(expected);
  });

  it.each(['0', '256', '8.5', 'eight', '-1'])('cannot be %s', (text) => {
    expect(() => passwordLengthFrom({ PASSWORD_MIN_LENGTH: text })).toThrow(`PASSWORD_MIN_LENGTH ${text}`);
  });
});
