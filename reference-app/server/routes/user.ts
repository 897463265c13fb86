import { Hono } from 'hono';

import { LdapUser, ManagedUser, OidcUser, anyUser } from '../answers/access.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { empty, json, list } from '../http/answer.js';
import { readJson } from '../http/body.js';
import { NOTHING, answers, jsonOf, paged, takesJson } from '../http/described.js';
import { callerOf, permit } from '../http/guards.js';
import { keepingAdministrator } from '../http/keepingAdministrator.js';
import { flag, ignored, model, text } from '../http/model.js';
import { hashOfNew } from '../http/newPassword.js';
import { requireOwnPassword } from '../http/passwordCheck.js';
import { badRequest, conflict, notFound, refuse } from '../http/refusal.js';
import { endSessions } from '../store/sessions.js';
import { findTeam } from '../store/teams.js';
import {
  deleteUser,
  findUser,
  findUserOfKind,
  insertUser,
  joinTeam,
  leaveTeam,
  setPassword,
  updateUser,
  userJson,
  usersOfKind,
} from '../store/users.js';
import type { UserKind, UserRow, NewUser } from '../store/users.js';
import { userCreated, userDeleted } from '../work/events.js';

// Unlike other names, these may be blank here: the routes reject that with their own messages.
const line = (message: string) => text({ max: 255, pattern: { expression: /^\P{Cc}*$/u, message } });

const username = line('The username must not contain control characters');

/** A managed account as its owner or an administrator sends it. */
export const AccountInput = model({
  username,
  fullname: line('The full name must not contain control characters'),
  email: line('The email address must not contain control characters'),
  newPassword: text({ max: 255, isSecret: true }),
  confirmPassword: text({ max: 255, isSecret: true }),
  /** Our own member, for users who change their own. */
  currentPassword: text({ max: 255, isSecret: true }),
  lastPasswordChange: ignored(),
  suspended: flag(),
  forcePasswordChange: flag(),
  nonExpiryPassword: flag(),
  teams: ignored(),
  permissions: ignored(),
});

const LdapUserInput = model({
  username,
  dn: ignored(),
  email: ignored(),
  teams: ignored(),
  permissions: ignored(),
});

const OidcUserInput = model({
  username,
  subjectIdentifier: ignored(),
  email: ignored(),
  teams: ignored(),
  permissions: ignored(),
});

const TeamReference = model({ uuid: text(), name: text(), permissions: ignored() });

const USER = { managed: ManagedUser, ldap: LdapUser, oidc: OidcUser };

const NO_USER = 'The user could not be found.';
const TAKEN = 'A user with the same username already exists. Cannot create new user.';

/** Accounts of all three kinds, and which teams they belong to. */
export function userRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  for (const kind of ['managed', 'ldap', 'oidc'] as const) {
    router.get(`/user/${kind}`, permit('ACCESS_MANAGEMENT'), answers(paged(USER[kind])), (c) => {
      const users = usersOfKind(db, kind);
      return list(
        c,
        users.map((user) => userJson(db, user)),
        users.length,
      );
    });
  }

  managedRoutes(router, server);

  router.put(
    '/user/ldap',
    permit('ACCESS_MANAGEMENT'),
    takesJson(LdapUserInput),
    answers({ 201: jsonOf(LdapUser) }, 409),
    async (c) => {
      const input = await readJson(c, LdapUserInput);
      const name = requireFreeName(server, input.username);
      // The distinguished name is known once the directory was asked.
      const user = create(server, { kind: 'ldap', username: name, dn: 'Syncing...' });
      return json(c, userJson(db, user), 201);
    },
  );

  router.put(
    '/user/oidc',
    permit('ACCESS_MANAGEMENT'),
    takesJson(OidcUserInput),
    answers({ 201: jsonOf(OidcUser) }, 409),
    async (c) => {
      const input = await readJson(c, OidcUserInput);
      const name = requireFreeName(server, input.username);
      const user = create(server, { kind: 'oidc', username: name });
      return json(c, userJson(db, user), 201);
    },
  );

  const deletes: readonly [UserKind, typeof AccountInput | typeof LdapUserInput | typeof OidcUserInput][] = [
    ['managed', AccountInput],
    ['ldap', LdapUserInput],
    ['oidc', OidcUserInput],
  ];
  for (const [kind, shape] of deletes) {
    router.delete(
      `/user/${kind}`,
      permit('ACCESS_MANAGEMENT'),
      takesJson(shape),
      answers({ 204: NOTHING }, 404, ...(kind === 'ldap' ? [] : [409])),
      async (c) => {
        const input: { username?: string } = await readJson(c, shape as typeof LdapUserInput);
        const user = findUserOfKind(db, kind, input.username ?? '');
        if (!user) throw notFound(NO_USER);
        keepingAdministrator(server, () => {
          deleteUser(db, user);
          userDeleted(server, user.username);
        });
        return empty(204);
      },
    );
  }

  for (const [method, change, refusals] of [
    ['post', joinTeam, [404]],
    ['delete', leaveTeam, [404, 409]],
  ] as const) {
    router[method](
      '/user/:username/membership',
      permit('ACCESS_MANAGEMENT'),
      takesJson(TeamReference),
      answers({ 200: jsonOf(anyUser()), 304: NOTHING }, ...refusals),
      async (c) => {
        const { user, teamId } = memberAndTeam(
          server,
          await readJson(c, TeamReference),
          c.req.param('username'),
        );
        const isChanged = keepingAdministrator(server, () => change(db, user, teamId));
        if (!isChanged) return empty(304, 'application/json');
        return json(c, userJson(db, user, { withTeamPermissions: true }));
      },
    );
  }

  return router;
}

/** Accounts whose passwords are here. */
function managedRoutes(router: ApiRouter, server: ServerContext): void {
  const { db } = server;

  router.put(
    '/user/managed',
    permit('ACCESS_MANAGEMENT'),
    takesJson(AccountInput),
    answers({ 201: jsonOf(ManagedUser) }, 409),
    async (c) => {
      const input = await readJson(c, AccountInput);
      const name = requireFreeName(server, input.username);
      if (!input.fullname?.trim()) throw badRequest('The users full name is missing.');
      if (!input.email?.trim()) throw badRequest('The users email address is missing.');
      if (!input.newPassword?.trim() || !input.confirmPassword?.trim())
        throw badRequest('A password must be set.');
      if (input.newPassword !== input.confirmPassword) throw badRequest('The passwords do not match.');
      const passwordHash = await hashOfNew(input.newPassword, server);
      // While the password was hashed, someone may have taken the name.
      requireFreeName(server, name);
      const user = create(server, {
        kind: 'managed',
        username: name,
        ...flagsOf(input),
        fullname: input.fullname,
        email: input.email,
        passwordHash,
        lastPasswordChange: server.now(),
      });
      return json(c, userJson(db, user), 201);
    },
  );

  router.post(
    '/user/managed',
    permit('ACCESS_MANAGEMENT'),
    takesJson(AccountInput),
    answers(ManagedUser, 404, 409),
    async (c) => {
      const input = await readJson(c, AccountInput);
      const user = findUserOfKind(db, 'managed', input.username ?? '');
      if (!user) throw notFound(NO_USER);
      if (!input.fullname?.trim()) throw badRequest('The users full name is missing.');
      if (!input.email?.trim()) throw badRequest('The users email address is missing.');
      // Passwords that differ are ignored without a word, as the reference does.
      const isNew = Boolean(input.newPassword?.trim()) && input.newPassword === input.confirmPassword;
      const { username, token } = callerOf(c);
      const isOwn = username === user.username;
      if (isNew && isOwn) await requireOwnPassword(c, username, input.currentPassword);
      const passwordHash = isNew ? await hashOfNew(input.newPassword ?? '', server) : undefined;
      // In the meantime, the user's sessions may have ended.
      if (isOwn && existing(server, username).sessionMark !== user.sessionMark) throw refuse(401);
      const keptToken = isOwn ? token?.tokenId : undefined;
      const flags = flagsOf(input);
      keepingAdministrator(server, () => {
        updateUser(db, user, { fullname: input.fullname, email: input.email, ...flags });
        if (passwordHash) setPassword(db, user, { passwordHash, now: server.now(), keptToken });
        // Permanently: the sessions do not continue when the account is opened again.
        if (isShutOut(user, flags)) endSessions(db, user);
      });
      return json(c, userJson(db, existing(server, user.username)));
    },
  );
}

function create(server: ServerContext, user: NewUser): UserRow {
  const { db } = server;
  return db.transaction(() => {
    insertUser(db, user);
    userCreated(server, user.username);
    return existing(server, user.username);
  });
}

function memberAndTeam({ db }: ServerContext, { uuid }: { uuid?: string }, name: string) {
  if (uuid === undefined) throw badRequest('The uuid of the team is missing.');
  const team = findTeam(db, uuid);
  if (!team) throw notFound('The team could not be found.');
  const user = findUser(db, name);
  if (!user) throw notFound(NO_USER);
  return { user, teamId: team.id };
}

function requireFreeName({ db }: ServerContext, name: string | undefined): string {
  if (!name?.trim()) throw badRequest('Username cannot be null or blank.');
  if (findUser(db, name)) throw conflict(TAKEN);
  return name;
}

function existing({ db }: ServerContext, name: string): UserRow {
  const user = findUser(db, name);
  if (!user) throw notFound(NO_USER);
  return user;
}

/** Returns whether a change locks out a user who had access before. */
function isShutOut(before: UserRow, flags: ReturnType<typeof flagsOf>): boolean {
  return flags.suspended > before.suspended || flags.forcePasswordChange > before.forcePasswordChange;
}

function flagsOf(input: { suspended?: boolean; forcePasswordChange?: boolean; nonExpiryPassword?: boolean }) {
  return {
    suspended: Number(input.suspended ?? false),
    forcePasswordChange: Number(input.forcePasswordChange ?? false),
    nonExpiryPassword: Number(input.nonExpiryPassword ?? false),
  };
}
