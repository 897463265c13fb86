import { Hono } from 'hono';

import { anyUser } from '../answers/access.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { empty, json } from '../http/answer.js';
import { readJson } from '../http/body.js';
import { NOTHING, answers, takesJson } from '../http/described.js';
import { callerOf, permit, signedIn } from '../http/guards.js';
import { hashOfNew } from '../http/newPassword.js';
import { requireOwnPassword } from '../http/passwordCheck.js';
import { badRequest, notFound, refuse } from '../http/refusal.js';
import { endSession, endSessions } from '../store/sessions.js';
import { accountJson, findUser, setPassword, updateUser, userJson } from '../store/users.js';
import type { UserRow } from '../store/users.js';
import { AccountInput } from './user.js';

/** The account of the caller, and the end of sessions. */
export function accountRoutes(server: ServerContext): ApiRouter {
  const { db, now } = server;
  const router: ApiRouter = new Hono();

  // As 5.0 has it.
  router.post('/user/logout', signedIn(), answers({ 204: NOTHING }), (c) => {
    const { token } = callerOf(c);
    if (token) endSession(db, self(c), token, now());
    return empty(204);
  });

  // Beside the contract, after `user/logout` of 5.0.
  router.post('/user/:username/logout', permit('ACCESS_MANAGEMENT'), answers({ 204: NOTHING }, 404), (c) => {
    const user = findUser(db, c.req.param('username'));
    if (!user) throw notFound('The user could not be found.');
    endSessions(db, user);
    return empty(204);
  });

  router.get('/user/self', signedIn(), answers(anyUser()), (c) => json(c, userJson(db, self(c))));

  router.post('/user/self', signedIn(), takesJson(AccountInput), answers(anyUser(), 429), async (c) => {
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
    if (changesPassword) await requireOwnPassword(c, user.username, input.currentPassword);
    const passwordHash = changesPassword ? await hashOfNew(newPassword ?? '', server) : undefined;
    // In the meantime, the account may have been deleted, or its sessions may have ended.
    if (self(c).sessionMark !== user.sessionMark) throw refuse(401);
    db.transaction(() => {
      updateUser(db, user, { fullname, email });
      if (passwordHash)
        setPassword(db, user, { passwordHash, now: now(), keptToken: callerOf(c).token?.tokenId });
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
