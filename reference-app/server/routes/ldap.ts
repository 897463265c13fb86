import { Hono } from 'hono';

import { MappedLdapGroup } from '../answers/access.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { empty, json } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import { NOTHING, answers, listed, takesJson } from '../http/described.js';
import { permit } from '../http/guards.js';
import { model, text, UUID_TEXT, withoutControls } from '../http/model.js';
import { conflict, notFound } from '../http/refusal.js';
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

  // There is no directory to ask, which the reference answers like this, too.
  router.get('/ldap/groups', manage, answers(NOTHING), () => empty());

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
