import { Hono } from 'hono';

import { Permission, Team, anyUser } from '../answers/access.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { NOTHING, answers, jsonOf, listed } from '../http/described.js';
import { empty, json } from '../http/answer.js';
import { uuidParam } from '../http/body.js';
import { permit } from '../http/guards.js';
import { notFound } from '../http/refusal.js';
import { allPermissions, findPermission } from '../store/permissions.js';
import { findTeam, teamJson } from '../store/teams.js';
import { findUser, userJson } from '../store/users.js';

/** What there is to grant, and granting it to users and teams. Nothing changed: 304. */
export function permissionRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get('/permission', permit('ACCESS_MANAGEMENT'), answers(listed(Permission)), (c) =>
    json(c, allPermissions(db)),
  );

  const userAndPermission = (c: ApiContext) => {
    const user = findUser(db, c.req.param('username') ?? '');
    if (!user) throw notFound('The user could not be found.');
    return { user, permission: permissionOf(c) };
  };
  const teamAndPermission = (c: ApiContext, argument: string) => {
    const team = findTeam(db, uuidParam(c, 'uuid', argument));
    if (!team) throw notFound('The team could not be found.');
    return { team, permission: permissionOf(c) };
  };
  const permissionOf = (c: ApiContext) => {
    const permission = findPermission(db, c.req.param('permission') ?? '');
    if (!permission) throw notFound('The permission could not be found.');
    return permission.name;
  };

  router.post(
    '/permission/:permission/user/:username',
    permit('ACCESS_MANAGEMENT'),
    answers({ 200: jsonOf(anyUser()), 304: NOTHING }, 404),
    (c) => {
      const { user, permission } = userAndPermission(c);
      const { changes } = db.run(
        db.build
          .insertInto('userPermission')
          .values({ userId: user.id, permission })
          .onConflict((conflict) => conflict.doNothing()),
      );
      return changes === 0 ? empty(304) : json(c, userJson(db, user));
    },
  );

  router.delete(
    '/permission/:permission/user/:username',
    permit('ACCESS_MANAGEMENT'),
    answers({ 200: jsonOf(anyUser()), 304: NOTHING }, 404),
    (c) => {
      const { user, permission } = userAndPermission(c);
      const { changes } = db.run(
        db.build
          .deleteFrom('userPermission')
          .where('userId', '=', user.id)
          .where('permission', '=', permission),
      );
      return changes === 0 ? empty(304) : json(c, userJson(db, user));
    },
  );

  router.post(
    '/permission/:permission/team/:uuid',
    permit('ACCESS_MANAGEMENT'),
    answers({ 200: jsonOf(Team), 304: NOTHING }, 404),
    (c) => {
      const { team, permission } = teamAndPermission(c, 'addPermissionToTeam.arg0');
      const { changes } = db.run(
        db.build
          .insertInto('teamPermission')
          .values({ teamId: team.id, permission })
          .onConflict((conflict) => conflict.doNothing()),
      );
      return changes === 0 ? empty(304) : json(c, teamJson(db, team));
    },
  );

  router.delete(
    '/permission/:permission/team/:uuid',
    permit('ACCESS_MANAGEMENT'),
    answers({ 200: jsonOf(Team), 304: NOTHING }, 404),
    (c) => {
      const { team, permission } = teamAndPermission(c, 'removePermissionFromTeam.arg0');
      const { changes } = db.run(
        db.build
          .deleteFrom('teamPermission')
          .where('teamId', '=', team.id)
          .where('permission', '=', permission),
      );
      return changes === 0 ? empty(304) : json(c, teamJson(db, team));
    },
  );

  return router;
}
