import { Hono } from 'hono';

import { Permission, Team, anyUser } from '../answers/access.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { NOTHING, answers, jsonOf, listed } from '../http/described.js';
import { empty, json } from '../http/answer.js';
import { uuidParam } from '../http/body.js';
import { permit } from '../http/guards.js';
import { keepingAdministrator } from '../http/keepingAdministrator.js';
import { notFound } from '../http/refusal.js';
import { allPermissions, findPermission, grantPermission, revokePermission } from '../store/permissions.js';
import { findTeam, teamJson } from '../store/teams.js';
import { findUser, userJson } from '../store/users.js';

/**
 * Returns the routes that list permissions, and grant them to users and teams. When nothing changes, the
 * answer is 304.
 */
export function permissionRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get('/permission', permit('ACCESS_MANAGEMENT'), answers(listed(Permission)), (c) =>
    json(c, allPermissions(db)),
  );

  for (const [method, change, operation] of [
    ['post', grantPermission, 'addPermissionToTeam'],
    ['delete', revokePermission, 'removePermissionFromTeam'],
  ] as const) {
    const refusals = method === 'delete' ? [404, 409] : [404];
    router[method](
      '/permission/:permission/user/:username',
      permit('ACCESS_MANAGEMENT'),
      answers({ 200: jsonOf(anyUser()), 304: NOTHING }, ...refusals),
      (c) => {
        const user = findUser(db, c.req.param('username'));
        if (!user) throw notFound('The user could not be found.');
        const permission = permissionOf(c);
        const isChanged = keepingAdministrator(server, () => change(db, { userId: user.id }, permission));
        return isChanged ? json(c, userJson(db, user)) : empty(304);
      },
    );

    router[method](
      '/permission/:permission/team/:uuid',
      permit('ACCESS_MANAGEMENT'),
      answers({ 200: jsonOf(Team), 304: NOTHING }, ...refusals),
      (c) => {
        const team = findTeam(db, uuidParam(c, 'uuid', `${operation}.arg0`));
        if (!team) throw notFound('The team could not be found.');
        const permission = permissionOf(c);
        const isChanged = keepingAdministrator(server, () => change(db, { teamId: team.id }, permission));
        return isChanged ? json(c, teamJson(db, team)) : empty(304);
      },
    );
  }

  function permissionOf(c: ApiContext): string {
    const permission = findPermission(db, c.req.param('permission') ?? '');
    if (!permission) throw notFound('The permission could not be found.');
    return permission.name;
  }

  return router;
}
