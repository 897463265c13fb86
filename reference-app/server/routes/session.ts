import { Hono } from 'hono';

import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { empty, text as plainText } from '../http/answer.js';
import { readForm } from '../http/body.js';
import { NOTHING, PLAIN_TEXT, answers, takesForm } from '../http/described.js';
import { isForeignPage } from '../http/foreignPage.js';
import { open, produces } from '../http/guards.js';
import { hashOfNew } from '../http/newPassword.js';
import { isPasswordOf, slowedDown } from '../http/passwordCheck.js';
import { refuseWithText } from '../http/refusal.js';
import { isPublicPassword } from '../rules/demoSignIns.js';
import { DirectoryFailed, type Directory, type DirectoryPerson } from '../runtime/directory.js';
import { IdentityUnknown } from '../runtime/identityProvider.js';
import { effectivePermissions } from '../store/permissions.js';
import { IDENTITY_PROVIDERS } from '../store/secrets.js';
import { findUserOfKind, setPassword, updateUser } from '../store/users.js';
import type { UserRow } from '../store/users.js';
import { admitLdapUser } from './admitLdapUser.js';
import { admitOidcUser } from './admitOidcUser.js';

/** Longest name of a user that the API takes. */
const LONGEST_NAME = 255;
/** The maximum bytes of a form with names and passwords, which may be entire sentences. */
const PASSWORD_FORM_LIMIT = 64_000;
/** Bytes of a form with tokens of an identity provider, which grow with the groups of a user. */
const TOKEN_FORM_LIMIT = 200_000;

/** Signing in, and changing a password that has to be changed. */
export function sessionRoutes(server: ServerContext): ApiRouter {
  const { db, secrets } = server;
  const router: ApiRouter = new Hono();

  /** The managed user with this name and password; refuses with the word of the API otherwise. */
  async function authenticate(c: ApiContext, username = '', password = ''): Promise<UserRow> {
    // No user has this name, so there is nothing to protect by waiting.
    if (username === '' || username.length > LONGEST_NAME) throw refuseWithText(401, 'INVALID_CREDENTIALS');
    // A page that a user only visits could otherwise sign in to a demo on their machine, or seize a new
    // server.
    if (isForeignPage(c) && isPublicPassword(username, password)) throw refuseWithText(403, 'OTHER');
    const before = findUserOfKind(db, 'managed', username);
    let word = 'INVALID_CREDENTIALS';
    // Otherwise, the work of the directory for the names of others would reveal which names are managed.
    const isRight = await isPasswordOf(c, username, password, async () => {
      // No directory is asked about an empty password.
      if (password !== '' && server.directory && !(await server.directory.isUp())) word = 'OTHER';
    });
    const user = unchanged(before);
    if (!isRight || !user) throw refuseWithText(401, word);
    if (user.suspended) throw refuseWithText(403, 'SUSPENDED');
    return user;
  }

  /**
   * Returns the user as they are now; `undefined` when they were deleted, or their password or sessions have
   * ended since, so that nothing starts with an old password.
   */
  function unchanged(before: UserRow | undefined): UserRow | undefined {
    const user = before && findUserOfKind(db, 'managed', before.username);
    return user?.sessionMark === before?.sessionMark ? user : undefined;
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

  /** Managed users come first: the directory is not asked about their names. */
  function isForDirectory(username = ''): username is string {
    const isName = username !== '' && username.length <= LONGEST_NAME && !/\p{Cc}/u.test(username);
    return isName && !findUserOfKind(db, 'managed', username);
  }

  /**
   * Returns the user whom the directory knows by this name and password. Otherwise, rejects the request with
   * the word of the API. Guesses are slowed down like those for managed users.
   */
  async function authenticateInDirectory(
    c: ApiContext,
    directory: Directory,
    username: string,
    password: string,
  ): Promise<UserRow> {
    let person: DirectoryPerson | undefined;
    let word = 'INVALID_CREDENTIALS';
    await slowedDown(c, username, async () => {
      try {
        person = await directory.identify(username, password);
      } catch (error) {
        if (!(error instanceof DirectoryFailed)) throw error;
        word = 'OTHER';
      }
      return person !== undefined;
    });
    if (!person) throw refuseWithText(401, word);
    return admitLdapUser(server, directory.settings, username, person);
  }

  router.post(
    '/user/login',
    produces('text/plain'),
    open(),
    takesForm('username', 'password'),
    answers({ 200: PLAIN_TEXT }, 401, 403, 429),
    async (c) => {
      const { username, password } = await readForm(c, PASSWORD_FORM_LIMIT);
      const { directory } = server;
      if (directory && isForDirectory(username)) {
        return session(await authenticateInDirectory(c, directory, username, password ?? ''));
      }
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
      const { idToken = '', accessToken } = await readForm(c, TOKEN_FORM_LIMIT);
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
    answers(NOTHING, 401, 403, 406, 429),
    async (c) => {
      const form = await readForm(c, PASSWORD_FORM_LIMIT);
      const { username = '', password, newPassword = '', confirmPassword = '' } = form;
      const user = await authenticate(c, username, password);
      if (newPassword.trim() === '' || newPassword !== confirmPassword) {
        throw refuseWithText(406, 'The passwords do not match. Password not changed.');
      }
      if (newPassword === password) {
        throw refuseWithText(406, 'Existing password is the same as new password. Password not changed.');
      }
      const passwordHash = await hashOfNew(newPassword, server);
      db.transaction(() => {
        if (!unchanged(user)) throw refuseWithText(401, 'INVALID_CREDENTIALS');
        setPassword(db, user, { passwordHash, now: server.now() });
        updateUser(db, user, { forcePasswordChange: 0 });
      });
      return empty(200);
    },
  );

  return router;
}
