import { Hono } from 'hono';

import { MappedOidcGroup, OidcGroup, Team } from '../answers/access.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { empty, json } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import { NOTHING, answers, jsonOf, listed, takesJson } from '../http/described.js';
import { permit, produces } from '../http/guards.js';
import { model, text, UUID_TEXT, withoutControls } from '../http/model.js';
import { conflict, notFound } from '../http/refusal.js';
import {
  allOidcGroups,
  deleteOidcGroup,
  deleteOidcMapping,
  findOidcGroup,
  findOidcGroupByName,
  insertOidcGroup,
  mapOidcGroup,
  renameOidcGroup,
  teamsOfOidcGroup,
} from '../store/oidcGroups.js';
import type { OidcGroupRow } from '../store/oidcGroups.js';
import { findTeam, teamJson } from '../store/teams.js';

const name = text({
  notBlank: true,
  min: 1,
  max: 255,
  pattern: withoutControls('The name must not contain control characters'),
});
const NewGroup = model({ uuid: text(), name });
const RenamedGroup = model({ uuid: text({ notNull: true }), name });

const reference = (member: string) =>
  text({
    creator: true,
    pattern: { expression: UUID_TEXT, message: `The ${member} must be a valid 36 character UUID` },
  });
const MappingInput = model({ team: reference('team'), group: reference('group') });

const NAME_TAKEN = 'A group with the same name already exists. Cannot create new group';

/** Groups of an identity provider, and the teams their members belong to. */
export function oidcRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();
  const manage = permit('ACCESS_MANAGEMENT');

  router.get('/oidc/group', manage, answers(listed(OidcGroup)), (c) =>
    json(c, allOidcGroups(db).map(groupJson)),
  );

  router.put(
    '/oidc/group',
    manage,
    takesJson(NewGroup),
    answers({ 201: jsonOf(OidcGroup) }, 409),
    async (c) => {
      const { name: wanted = '' } = await readJson(c, NewGroup);
      if (findOidcGroupByName(db, wanted)) throw conflict(NAME_TAKEN);
      return json(c, groupJson(insertOidcGroup(db, wanted)), 201);
    },
  );

  router.post('/oidc/group', manage, takesJson(RenamedGroup), answers(OidcGroup, 404, 409), async (c) => {
    const { uuid = '', name: wanted = '' } = await readJson(c, RenamedGroup);
    const group = findOidcGroup(db, uuid);
    if (!group) throw notFound('An OpenID Connect group with the specified UUID does not exists.');
    const namesake = findOidcGroupByName(db, wanted);
    if (namesake && namesake.id !== group.id) throw conflict(NAME_TAKEN);
    return json(c, groupJson(renameOidcGroup(db, group, wanted)));
  });

  router.delete(
    '/oidc/group/:uuid',
    produces('text/plain', 'application/json'),
    manage,
    answers({ 204: NOTHING }, 404),
    (c) => {
      const group = findOidcGroup(db, uuidParam(c, 'uuid', 'deleteGroup.arg0'));
      if (!group) throw notFound('An OpenID Connect group with the specified UUID could not be found.');
      deleteOidcGroup(db, group);
      return empty(204);
    },
  );

  router.get('/oidc/group/:uuid/team', manage, answers(listed(Team), 404), (c) => {
    const group = findOidcGroup(db, uuidParam(c, 'uuid', 'retrieveTeamsMappedToGroup.arg0'));
    if (!group) throw notFound('A mapping with the specified UUID could not be found.');
    const teams = teamsOfOidcGroup(db, group);
    return json(
      c,
      teams.map((team) => teamJson(db, team)),
    );
  });

  router.put(
    '/oidc/mapping',
    manage,
    takesJson(MappingInput),
    answers(MappedOidcGroup, 404, 409),
    async (c) => {
      const input = await readJson(c, MappingInput);
      const team = findTeam(db, input.team ?? '');
      if (!team) throw notFound('A team with the specified UUID could not be found.');
      const group = findOidcGroup(db, input.group ?? '');
      if (!group) throw notFound('A group with the specified UUID could not be found.');
      const uuid = mapOidcGroup(db, group.id, team.id);
      if (!uuid) throw conflict('A mapping for the same team and group already exists.');
      return json(c, { group: groupJson(group), uuid });
    },
  );

  router.delete('/oidc/mapping/:uuid', manage, answers({ 204: NOTHING }, 404), (c) => {
    const uuid = uuidParam(c, 'uuid', 'deleteMappingByUuid.arg0');
    if (!deleteOidcMapping(db, { uuid })) throw notFound('The UUID of the mapping could not be found.');
    return empty(204);
  });

  router.delete(
    '/oidc/group/:groupUuid/team/:teamUuid/mapping',
    manage,
    answers({ 204: NOTHING }, 404),
    (c) => {
      const groupUuid = uuidParam(c, 'groupUuid', 'deleteMapping.arg0');
      const teamUuid = uuidParam(c, 'teamUuid', 'deleteMapping.arg1');
      const group = findOidcGroup(db, groupUuid);
      if (!group) throw notFound('The UUID of the group could not be found.');
      const team = findTeam(db, teamUuid);
      if (!team) throw notFound('The UUID of the team could not be found.');
      if (!deleteOidcMapping(db, { groupId: group.id, teamId: team.id }))
        throw notFound(`A mapping for the group ${group.name} and team ${team.name} does not exist.`);
      return empty(204);
    },
  );

  return router;
}

const groupJson = ({ uuid, name }: OidcGroupRow) => ({ uuid, name });
