import { Hono } from 'hono';

import { Project } from '../answers/project.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { empty } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import { NOTHING, PAGING, answers, paged, takesJson, takesQuery } from '../http/described.js';
import { permit } from '../http/guards.js';
import { model, text, UUID_TEXT } from '../http/model.js';
import { flagOf, pageOf } from '../http/page.js';
import { conflict, notFound } from '../http/refusal.js';
import { grantAccess, withdrawAccess } from '../store/projectAccess.js';
import { listProjects } from '../store/projectLists.js';
import { findProject } from '../store/projects.js';
import { findTeam } from '../store/teams.js';
import { projectList } from './projectLists.js';

const uuidOf = (what: string) =>
  text({
    notNull: true,
    pattern: { expression: UUID_TEXT, message: `The ${what} must be a valid 36 character UUID` },
  });

const Mapping = model({ team: uuidOf('team'), project: uuidOf('project') });

const NO_TEAM = 'The UUID of the team could not be found.';
const NEITHER = 'The UUID of the team or project could not be found.';

/** Returns the routes that assign projects to teams, for when access control is on. */
export function aclRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();
  const manage = permit('ACCESS_MANAGEMENT');

  router.get(
    '/acl/team/:uuid',
    manage,
    takesQuery({ ...PAGING, excludeInactive: 'flag', onlyRoot: 'flag' }),
    answers(paged(Project), 404),
    (c) => {
      const team = findTeam(db, uuidParam(c, 'uuid', 'retrieveProjects.arg0'));
      if (!team) throw notFound(NO_TEAM);
      const filter = {
        ofTeam: team.id,
        onlyActive: flagOf(c, 'excludeInactive'),
        onlyRoots: flagOf(c, 'onlyRoot'),
      };
      return projectList(c, listProjects(db, filter, pageOf(c), 'byName'));
    },
  );

  router.put('/acl/mapping', manage, takesJson(Mapping), answers(NOTHING, 404, 409), async (c) => {
    const input = await readJson(c, Mapping);
    const team = findTeam(db, input.team ?? '');
    const project = findProject(db, input.project ?? '');
    // Also for an unknown project: that is what the reference says.
    if (!team || !project) throw notFound(NO_TEAM);
    if (!grantAccess(db, project.id, team.id))
      throw conflict('A mapping with the same team and project already exists.');
    return empty();
  });

  router.delete(
    '/acl/mapping/team/:teamUuid/project/:projectUuid',
    manage,
    answers(NOTHING, 404),
    (c: ApiContext) => {
      const team = findTeam(db, uuidParam(c, 'teamUuid', 'deleteMapping.arg0'));
      const project = findProject(db, uuidParam(c, 'projectUuid', 'deleteMapping.arg1'));
      if (!team || !project) throw notFound(NEITHER);
      withdrawAccess(db, project.id, team.id);
      return empty();
    },
  );

  return router;
}
