import { Hono } from 'hono';

import { ApiKey, Team } from '../answers/access.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { empty, json, list } from '../http/answer.js';
import { readJson, readText, uuidParam } from '../http/body.js';
import { NOTHING, answers, jsonOf, paged, takesJson, takesText } from '../http/described.js';
import { callerOf, permit, produces, signedIn } from '../http/guards.js';
import { keepingAdministrator } from '../http/keepingAdministrator.js';
import { ignored, model, text, withoutControls } from '../http/model.js';
import { badRequest, notFound, refuseWithText } from '../http/refusal.js';
import {
  allTeams,
  apiKeyJson,
  commentApiKey,
  createApiKey,
  deleteApiKey,
  deleteTeam,
  findApiKey,
  findTeam,
  fullTeamJson,
  insertTeam,
  regenerateApiKey,
  renameTeam,
  teamById,
  teamJson,
} from '../store/teams.js';

const readOnly = {
  apiKeys: ignored(),
  ldapUsers: ignored(),
  managedUsers: ignored(),
  oidcUsers: ignored(),
  mappedLdapGroups: ignored(),
  mappedOidcGroups: ignored(),
  permissions: ignored(),
};

const TeamInput = model({
  uuid: text(),
  name: text({
    notBlank: true,
    min: 1,
    max: 255,
    pattern: withoutControls('The team name must not contain control characters'),
  }),
  ...readOnly,
});

const TeamReference = model({ uuid: text(), name: text(), ...readOnly });

const NO_TEAM = 'The team could not be found.';
const NO_KEY = 'The API key could not be found.';
const LONGEST_COMMENT = 255;

/** Teams and their API keys. */
export function teamRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get('/team', permit('ACCESS_MANAGEMENT'), answers(paged(Team)), (c) => {
    const teams = allTeams(db);
    return list(
      c,
      teams.map((team) => fullTeamJson(server, team)),
      teams.length,
    );
  });

  router.get('/team/self', signedIn(), answers(Team, 400), (c) => {
    const caller = callerOf(c);
    if (caller.kind !== 'apiKey') throw badRequest('Invalid API key supplied.');
    const [teamId] = caller.teamIds;
    const team = teamId === undefined ? undefined : teamById(db, teamId);
    if (!team) throw notFound('No team associated with supplied API key.');
    return json(c, teamJson(db, team));
  });

  router.get('/team/:uuid', permit('ACCESS_MANAGEMENT'), answers(Team, 404), (c) => {
    const team = findTeam(db, uuidParam(c, 'uuid', 'getTeam.arg0'));
    if (!team) throw notFound(NO_TEAM);
    return json(c, teamJson(db, team));
  });

  router.put(
    '/team',
    permit('ACCESS_MANAGEMENT'),
    takesJson(TeamInput),
    answers({ 201: jsonOf(Team) }),
    async (c) => {
      const { name = '' } = await readJson(c, TeamInput);
      return json(c, fullTeamJson(server, insertTeam(db, name)), 201);
    },
  );

  router.post('/team', permit('ACCESS_MANAGEMENT'), takesJson(TeamInput), answers(Team, 404), async (c) => {
    const { uuid, name = '' } = await readJson(c, TeamInput);
    const team = uuid === undefined ? undefined : findTeam(db, uuid);
    if (!team) throw notFound(NO_TEAM);
    return json(c, teamJson(db, renameTeam(db, team, name)));
  });

  router.delete(
    '/team',
    permit('ACCESS_MANAGEMENT'),
    takesJson(TeamReference),
    answers({ 204: NOTHING }, 404, 409),
    async (c) => {
      const { uuid } = await readJson(c, TeamReference);
      const team = uuid === undefined ? undefined : findTeam(db, uuid);
      if (!team) throw notFound(NO_TEAM);
      keepingAdministrator(server, () => deleteTeam(db, team));
      return empty(204);
    },
  );

  router.put('/team/:uuid/key', permit('ACCESS_MANAGEMENT'), answers({ 201: jsonOf(ApiKey) }, 404), (c) => {
    const team = findTeam(db, uuidParam(c, 'uuid', 'generateApiKey.arg0'));
    if (!team) throw notFound(NO_TEAM);
    return json(c, apiKeyJson(server, createApiKey(server, team.id)), 201);
  });

  router.post('/team/key/:key', permit('ACCESS_MANAGEMENT'), answers(ApiKey, 404), (c) => {
    const key = findApiKey(server, c.req.param('key'));
    if (!key) throw notFound(NO_KEY);
    return json(c, apiKeyJson(server, regenerateApiKey(server, key.id)));
  });

  router.post(
    '/team/key/:key/comment',
    permit('ACCESS_MANAGEMENT'),
    takesText(),
    answers(ApiKey, 400, 404),
    async (c) => {
      const comment = await readText(c);
      if (comment.length > LONGEST_COMMENT) {
        throw badRequest(`The comment must not be longer than ${LONGEST_COMMENT} characters.`);
      }
      const key = findApiKey(server, c.req.param('key'));
      if (!key) throw notFound(NO_KEY);
      return json(c, apiKeyJson(server, commentApiKey(db, key, comment)));
    },
  );

  router.delete(
    '/team/key/:key',
    produces('text/plain', 'application/json'),
    permit('ACCESS_MANAGEMENT'),
    answers({ 204: NOTHING }, 404),
    (c) => {
      const key = findApiKey(server, c.req.param('key'));
      if (!key) throw refuseWithText(404, NO_KEY);
      deleteApiKey(db, key);
      return empty(204);
    },
  );

  return router;
}
