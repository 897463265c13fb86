import { Hono } from 'hono';

import { MappedLdapGroup } from '../answers/access.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { empty, json, list } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import {
  NOTHING,
  PAGING,
  answers,
  listed,
  orNothing,
  paged,
  takesJson,
  takesQuery,
} from '../http/described.js';
import { permit } from '../http/guards.js';
import { model, text, UUID_TEXT, withoutControls } from '../http/model.js';
import { pageOf } from '../http/page.js';
import { conflict, notFound, refuseWithText } from '../http/refusal.js';
import { TEXT } from '../http/shape.js';
import { DirectoryFailed } from '../runtime/directory.js';
import { deleteLdapMapping, ldapMappingsOfTeam, mapLdapGroup } from '../store/ldapMappings.js';
import { findTeam } from '../store/teams.js';

const MappingInput = model({
  team: text({
    creator: true,
    pattern: { expression: UUID_TEXT, message: 'The team must be a valid 36 character UUID' },
  }),
  dn: text({
    creator: true,
    notBlank: true,
    min: 1,
    max: 1024,
    pattern: withoutControls('The dn must not contain control characters'),
  }),
});

const NO_TEAM = 'The UUID of the team could not be found.';

/** Groups of a directory service, and the teams their members belong to. */
export function ldapRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();
  const manage = permit('ACCESS_MANAGEMENT');

  router.get(
    '/ldap/groups',
    manage,
    takesQuery(PAGING),
    answers({ 200: orNothing(paged(TEXT)), 204: NOTHING }),
    async (c) => {
      const { searchText, offset, limit } = pageOf(c);
      // Without a directory the reference answers like this, too.
      if (!server.directory) return empty();
      if (!searchText) return empty(204);
      const found = await server.directory.findGroups(searchText).catch((error: unknown) => {
        throw error instanceof DirectoryFailed
          ? refuseWithText(503, 'The directory does not respond.')
          : error;
      });
      return found ? list(c, found.slice(offset, offset + limit), found.length) : empty(204);
    },
  );

  router.get('/ldap/team/:uuid', manage, answers(listed(MappedLdapGroup), 404), (c) => {
    const team = findTeam(db, uuidParam(c, 'uuid', 'retrieveLdapGroups.arg0'));
    if (!team) throw notFound(NO_TEAM);
    return json(c, ldapMappingsOfTeam(db, team.id));
  });

  router.put(
    '/ldap/mapping',
    manage,
    takesJson(MappingInput),
    answers(MappedLdapGroup, 404, 409),
    async (c) => {
      const { team: uuid = '', dn = '' } = await readJson(c, MappingInput);
      const team = findTeam(db, uuid);
      if (!team) throw notFound(NO_TEAM);
      const mapping = mapLdapGroup(db, team.id, dn);
      if (!mapping) throw conflict('A mapping with the same team and dn already exists.');
      return json(c, mapping);
    },
  );

  router.delete('/ldap/mapping/:uuid', manage, answers({ 204: NOTHING }, 404), (c) => {
    if (!deleteLdapMapping(db, uuidParam(c, 'uuid', 'deleteMapping.arg0')))
      throw notFound('The UUID of the mapping could not be found.');
    return empty(204);
  });

  return router;
}
