import { Hono } from 'hono';

import { anyUser } from '../answers/access.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { callerAddress } from '../http/address.js';
import { empty, json, text as plainText } from '../http/answer.js';
import { readForm, readJson } from '../http/body.js';
import { NOTHING, PLAIN_TEXT, answers, takesForm, takesJson } from '../http/described.js';
import { callerOf, open, produces, signedIn } from '../http/guards.js';
import { badRequest, refuse, refuseWithText } from '../http/refusal.js';
import { hashPassword, isPassword } from '../rules/passwords.js';
import { signInThrottle } from '../rules/signInThrottle.js';
import { IdentityUnknown } from '../runtime/identityProvider.js';
import { effectivePermissions } from '../store/permissions.js';
import { IDENTITY_PROVIDERS } from '../store/secrets.js';
import { accountJson, findUser, findUserOfKind, setPassword, updateUser, userJson } from '../store/users.js';
import type { UserRow } from '../store/users.js';
import { admitOidcUser } from './admitOidcUser.js';
import { AccountInput } from './user.js';

/** Signing in, changing a password that has to be changed, and the account of the caller. */
export function sessionRoutes(server: ServerContext): ApiRouter {
  const { db, secrets } = server;
  const router: ApiRouter = new Hono();
  const throttle = signInThrottle(server.now);

  /** The managed user with this name and password; refuses with the word of the API otherwise. */
  async function authenticate(c: ApiContext, username = '', password = ''): Promise<UserRow> {
    // Nobody has no name, so there is nothing to protect by waiting.
    if (username === '') throw refuseWithText(401, 'INVALID_CREDENTIALS');
    const isRight = await throttle.run(
      username,
      () => isPassword(password, findUserOfKind(db, 'managed', username)?.passwordHash),
      callerAddress(c),
    );
    if (isRight === undefined) throw refuseWithText(401, 'OTHER');
    // Read again: it may have been changed or deleted while the password was checked.
    const user = findUserOfKind(db, 'managed', username);
    if (!isRight || !user) throw refuseWithText(401, 'INVALID_CREDENTIALS');
    if (user.suspended) throw refuseWithText(403, 'SUSPENDED');
    return user;
  }

  async function session({ id, username, kind, sessionMark }: UserRow): Promise<Response> {
    const permissions = effectivePermissions(db, id);
    return plainText(
      await secrets.makeToken({
        username,
        permissions,
        identityProvider: IDENTITY_PROVIDERS[kind],
        sessionMark,
      }),
    );
  }

  router.post(
    '/user/login',
    produces('text/plain'),
    open(),
    takesForm('username', 'password'),
    answers({ 200: PLAIN_TEXT }, 401, 403),
    async (c) => {
      const { username, password } = await readForm(c);
      const user = await authenticate(c, username, password);
      if (user.forcePasswordChange) throw refuseWithText(401, 'FORCE_PASSWORD_CHANGE');
      return session(user);
    },
  );

  router.post(
    '/user/oidc/login',
    produces('text/plain'),
    open(),
    takesForm('idToken', 'accessToken'),
    answers({ 200: PLAIN_TEXT, 204: NOTHING }, 401, 403),
    async (c) => {
      const { idToken = '', accessToken } = await readForm(c);
      const { identityProvider } = server;
      if (!identityProvider || !(await identityProvider.isAvailable())) return empty(204);
      try {
        const identity = await identityProvider.identify({ idToken, accessToken: accessToken || undefined });
        return await session(admitOidcUser(server, identityProvider.settings, identity));
      } catch (error) {
        throw error instanceof IdentityUnknown ? refuseWithText(401, error.word) : error;
      }
    },
  );

  router.get('/oidc/available', produces('text/plain'), open(), answers(PLAIN_TEXT), async () =>
    plainText(String((await server.identityProvider?.isAvailable()) ?? false)),
  );

  router.post(
    '/user/forceChangePassword',
    produces('text/plain'),
    open(),
    takesForm('username', 'password', 'newPassword', 'confirmPassword'),
    answers(NOTHING, 401, 403, 406),
    async (c) => {
      const { username = '', password, newPassword = '', confirmPassword = '' } = await readForm(c);
      const known = findUser(db, username);
      if (known && known.kind !== 'managed') {
        throw refuseWithText(406, 'Only the passwords of managed users can be changed here.');
      }
      const user = await authenticate(c, username, password);
      if (newPassword.trim() === '' || newPassword !== confirmPassword) {
        throw refuseWithText(406, 'The passwords do not match. Password not changed.');
      }
      if (newPassword === password) {
        throw refuseWithText(406, 'Existing password is the same as new password. Password not changed.');
      }
      const passwordHash = await hashPassword(newPassword);
      db.transaction(() => {
        setPassword(db, user, { passwordHash, now: server.now() });
        updateUser(db, user, { forcePasswordChange: 0 });
      });
      return empty(200);
    },
  );

  router.get('/user/self', signedIn(), answers(anyUser()), (c) => json(c, userJson(db, self(c))));

  router.post('/user/self', signedIn(), takesJson(AccountInput), answers(anyUser()), async (c) => {
    const user = self(c);
    const input = await readJson(c, AccountInput);
    if (user.kind !== 'managed') return json(c, accountJson(user), 400);
    const fullname = input.fullname?.trim();
    const email = input.email?.trim();
    if (!fullname) throw badRequest('Full name is required.');
    if (!email) throw badRequest('Email address is required.');
    const { newPassword, confirmPassword } = input;
    const changesPassword = Boolean(newPassword?.trim()) && Boolean(confirmPassword?.trim());
    if (changesPassword && newPassword !== confirmPassword) throw badRequest('Passwords do not match.');
    const passwordHash = changesPassword ? await hashPassword(newPassword ?? '') : undefined;
    db.transaction(() => {
      updateUser(db, user, { fullname, email });
      if (passwordHash)
        setPassword(db, user, { passwordHash, now: server.now(), keptToken: callerOf(c).tokenId });
    });
    return json(c, userJson(db, self(c)));
  });

  // A key has no account; its team is at team/self.
  function self(c: ApiContext): UserRow {
    const caller = callerOf(c);
    const user = caller.kind === 'user' ? findUser(db, caller.username) : undefined;
    if (!user) throw refuse(401);
    return user;
  }

  return router;
}
