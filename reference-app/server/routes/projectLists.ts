import { Hono } from 'hono';

import { CLASSIFIERS } from '../../../src/domain/classifier.js';
import { Project } from '../answers/project.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { isVisible, requireAccess } from '../http/access.js';
import { checkedUuid, uuidParam } from '../http/body.js';
import { PAGING, answers, paged, takesQuery } from '../http/described.js';
import { permit } from '../http/guards.js';
import { beforeLargePage, inPieces } from '../http/largeReads.js';
import { flagOf, pageOf } from '../http/page.js';
import { badRequest, notFound } from '../http/refusal.js';
import { arrayPieces } from '../rules/arrayPieces.js';
import type { Page } from '../store/page.js';
import { listProjects } from '../store/projectLists.js';
import type { ProjectFilter, ProjectOrder, ProjectPage } from '../store/projectLists.js';
import { bytesOfProjects, findProject, listedProjectTexts } from '../store/projects.js';
import type { ProjectDetails } from '../store/projects.js';
import { findTeam } from '../store/teams.js';

const LIST = { ...PAGING, excludeInactive: 'flag' } as const;

/** Lists of projects; all of them show only what the caller may see. */
export function projectListRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get(
    '/project',
    permit('VIEW_PORTFOLIO'),
    takesQuery({ ...LIST, onlyRoot: 'flag', name: 'text', notAssignedToTeamWithUuid: 'text' }),
    answers(paged(Project), 400, 404),
    (c) => {
      const notOfTeam = teamId(c.req.query('notAssignedToTeamWithUuid'));
      // A name is looked up whatever else is requested.
      const name = c.req.query('name');
      if (name) return answer(c, { notOfTeam, name }, 'newestFirst', {});
      const onlyRoots = flagOf(c, 'onlyRoot');
      const filter = { notOfTeam, onlyRoots, namePartOrTag: pageOf(c).searchText };
      return answer(c, filter, orderFor(pageOf(c)), treeDetails(c, onlyRoots));
    },
  );

  router.get(
    '/project/tag/:tag',
    permit('VIEW_PORTFOLIO'),
    takesQuery({ ...LIST, onlyRoot: 'flag' }),
    answers(paged(Project)),
    (c) => {
      const onlyRoots = flagOf(c, 'onlyRoot');
      const filter = { tag: c.req.param('tag'), onlyRoots, namePart: pageOf(c).searchText };
      return answer(c, filter, 'byNameAlone', treeDetails(c, onlyRoots));
    },
  );

  router.get(
    '/project/classifier/:classifier',
    permit('VIEW_PORTFOLIO'),
    takesQuery({ ...LIST, onlyRoot: 'flag' }),
    answers(paged(Project), 400),
    (c) => {
      const onlyRoots = flagOf(c, 'onlyRoot');
      const filter = { classifier: checkedClassifier(c), onlyRoots };
      return answer(c, filter, 'byNameAlone', treeDetails(c, onlyRoots));
    },
  );

  router.get(
    '/project/withoutDescendantsOf/:uuid',
    permit('VIEW_PORTFOLIO'),
    takesQuery({ ...LIST, name: 'text' }),
    answers(paged(Project), 404),
    (c) => {
      const notBelow = accessibleId(c, 'getProjectsWithoutDescendantsOf.arg0');
      const name = c.req.query('name');
      if (name) return answer(c, { notBelow, name }, 'newestFirst', {});
      const page = pageOf(c);
      return answer(c, { notBelow, namePartOrTag: page.searchText }, orderFor(page), {});
    },
  );

  router.get(
    '/project/:uuid/children',
    permit('VIEW_PORTFOLIO'),
    takesQuery(LIST),
    answers(paged(Project), 404),
    (c) => {
      const parentId = accessibleId(c, 'getChildrenProjects.arg0');
      const page = pageOf(c);
      return answer(c, { parentId, namePartOrTag: page.searchText }, orderFor(page), childDetails(c));
    },
  );

  router.get(
    '/project/:uuid/children/classifier/:classifier',
    permit('VIEW_PORTFOLIO'),
    takesQuery(LIST),
    answers(paged(Project), 404),
    (c) => {
      const parentId = accessibleId(c, 'getChildrenProjectsByClassifier.arg1');
      return answer(c, { parentId, classifier: checkedClassifier(c) }, 'byNameAlone', childDetails(c));
    },
  );

  router.get(
    '/project/:uuid/children/tag/:tag',
    permit('VIEW_PORTFOLIO'),
    takesQuery(LIST),
    answers(paged(Project), 404),
    (c) => {
      const parentId = accessibleId(c, 'getChildrenProjectsByTag.arg1');
      const filter = { parentId, tag: c.req.param('tag'), namePart: pageOf(c).searchText };
      return answer(c, filter, 'byNameAlone', { withMetrics: true });
    },
  );

  function accessibleId(c: ApiContext, argument: string): number {
    const project = findProject(db, uuidParam(c, 'uuid', argument));
    if (!project) throw notFound('The UUID of the project could not be found.');
    requireAccess(c, project.id);
    return project.id;
  }

  function teamId(uuid: string | undefined): number | undefined {
    if (!uuid) return undefined;
    const team = findTeam(db, checkedUuid(uuid, 'getProjects.arg3'));
    if (!team) throw notFound('The UUID of the team could not be found.');
    return team.id;
  }

  async function answer(
    c: ApiContext,
    filter: ProjectFilter,
    order: ProjectOrder,
    details: ProjectDetails,
  ): Promise<Response> {
    const page = pageOf(c);
    await beforeLargePage(c, page, BYTES_OF_PROJECT);
    const visible = {
      ...filter,
      isVisible: isVisible(c, 'project.id'),
      onlyActive: flagOf(c, 'excludeInactive'),
    };
    return projectList(c, listProjects(db, visible, page, order), details);
  }

  return router;
}

/** Answers with projects, which are read while they are sent where they are many or large. */
export async function projectList(
  c: ApiContext,
  { ids, total }: ProjectPage,
  details: ProjectDetails = {},
): Promise<Response> {
  const { db } = c.get('server');
  const bytes = await bytesOfProjects(db, ids, details);
  const counted = { 'x-total-count': String(total) };
  return inPieces(c, arrayPieces(listedProjectTexts(db, ids, details)), bytes, counted);
}

/** Most often. */
const BYTES_OF_PROJECT = 2_000;

function checkedClassifier(c: ApiContext): string {
  const classifier = c.req.param('classifier') ?? '';
  if (!CLASSIFIERS.some((known) => known === classifier)) {
    throw badRequest('The classifier type specified is not valid.');
  }
  return classifier;
}

// A search lists the newest version first: recorded from the reference, and useful when many versions match.
function orderFor({ searchText }: Page): ProjectOrder {
  return searchText === undefined ? 'byName' : 'newestFirst';
}

function treeDetails(c: ApiContext, isTree: boolean): ProjectDetails {
  if (!isTree) return { withMetrics: true };
  return {
    withMetrics: true,
    withChildren: true,
    withMetadata: true,
    isVisible: isVisible(c, 'project.id'),
  };
}

function childDetails(c: ApiContext): ProjectDetails {
  return { ...treeDetails(c, true), withParent: true };
}
