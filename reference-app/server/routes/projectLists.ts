import { Hono } from 'hono';
import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';

import { CLASSIFIERS } from '../../../src/domain/classifier.js';
import { Project } from '../answers/project.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { isVisible, requireAccess } from '../http/access.js';
import { list } from '../http/answer.js';
import { checkedUuid, uuidParam } from '../http/body.js';
import { PAGING, answers, paged, takesQuery } from '../http/described.js';
import { permit } from '../http/guards.js';
import { containing, flagOf, orderOf, pageOf } from '../http/page.js';
import type { Page } from '../http/page.js';
import { badRequest, notFound } from '../http/refusal.js';
import { countOf } from '../store/database.js';
import { findProject, projectsJson } from '../store/projects.js';
import type { ProjectDetails, ProjectRow } from '../store/projects.js';
import type { Tables } from '../store/tables.js';
import { findTeam } from '../store/teams.js';

type ProjectQuery = SelectQueryBuilder<Tables, 'project', object>;

const NO_PROJECT = 'The UUID of the project could not be found.';

/** What lists of projects can be sorted by; columns of `project`. */
export const SORTABLE_PROJECT_COLUMNS: Record<string, string> = {
  ...Object.fromEntries(
    [
      'name',
      'version',
      'author',
      'publisher',
      'description',
      'classifier',
      'cpe',
      'purl',
      'swidTagId',
      'uuid',
      'active',
      'lastBomImport',
      'lastBomImportFormat',
      'lastInheritedRiskScore',
    ].map((name) => [name, `project.${name}`]),
  ),
  group: 'project.groupName',
};

const BY_NAME = sql`project.name, project.version desc`;
const NEWEST_FIRST = sql`project.version desc, project.name`;

const LIST = { ...PAGING, excludeInactive: 'flag' } as const;

/** Lists of projects; all of them show only what the caller may see. */
export function projectListRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get(
    '/project',
    permit('VIEW_PORTFOLIO'),
    takesQuery({ ...LIST, onlyRoot: 'flag', name: 'text', notAssignedToTeamWithUuid: 'text' }),
    answers(paged(Project), 404),
    (c) => {
      const page = pageOf(c);
      const name = c.req.query('name');
      const teamUuid = c.req.query('notAssignedToTeamWithUuid');
      let projects = active(c, visibleProjects(c));
      if (teamUuid) {
        const team = findTeam(db, checkedUuid(teamUuid, 'getProjects.arg3'));
        if (!team) throw notFound('The UUID of the team could not be found.');
        projects = projects.where(
          sql<SqlBool>`not exists (
          select 1 from "projectAccessTeam" as access where access."projectId" = project.id and access."teamId" = ${team.id})`,
        );
      }
      if (name) {
        return answer(
          c,
          projects.where('project.name', '=', name),
          { ...page, searchText: undefined },
          NEWEST_FIRST,
          {},
        );
      }
      const isTree = flagOf(c, 'onlyRoot');
      if (isTree) projects = projects.where('project.parentId', 'is', null);
      return answer(c, searched(projects, page, true), page, orderFor(page), treeDetails(c, isTree));
    },
  );

  router.get(
    '/project/tag/:tag',
    permit('VIEW_PORTFOLIO'),
    takesQuery({ ...LIST, onlyRoot: 'flag' }),
    answers(paged(Project)),
    (c) => {
      const page = pageOf(c);
      const isTree = flagOf(c, 'onlyRoot');
      let projects = tagged(active(c, visibleProjects(c)), c.req.param('tag'));
      if (isTree) projects = projects.where('project.parentId', 'is', null);
      return answer(c, searched(projects, page, false), page, sql`project.name`, treeDetails(c, isTree));
    },
  );

  router.get(
    '/project/classifier/:classifier',
    permit('VIEW_PORTFOLIO'),
    takesQuery({ ...LIST, onlyRoot: 'flag' }),
    answers(paged(Project), 400),
    (c) => {
      const isTree = flagOf(c, 'onlyRoot');
      let projects = classified(active(c, visibleProjects(c)), c.req.param('classifier'));
      if (isTree) projects = projects.where('project.parentId', 'is', null);
      return answer(c, projects, pageOf(c), sql`project.name`, treeDetails(c, isTree));
    },
  );

  router.get(
    '/project/withoutDescendantsOf/:uuid',
    permit('VIEW_PORTFOLIO'),
    takesQuery({ ...LIST, name: 'text' }),
    answers(paged(Project), 404),
    (c) => {
      const page = pageOf(c);
      const root = accessible(c, 'getProjectsWithoutDescendantsOf.arg0');
      const name = c.req.query('name');
      let projects = active(c, visibleProjects(c)).where(
        sql<SqlBool>`project.id not in (
        with recursive below(id) as (
          select ${root.id} union select child.id from project as child join below on child."parentId" = below.id
        ) select id from below)`,
      );
      if (name) projects = projects.where('project.name', '=', name);
      else projects = searched(projects, page, true);
      return answer(c, projects, page, name ? NEWEST_FIRST : orderFor(page), {});
    },
  );

  router.get(
    '/project/:uuid/children',
    permit('VIEW_PORTFOLIO'),
    takesQuery(LIST),
    answers(paged(Project), 404),
    (c) => {
      const page = pageOf(c);
      const projects = searched(childrenOf(c, accessible(c, 'getChildrenProjects.arg0')), page, true);
      return answer(c, projects, page, orderFor(page), childDetails(c));
    },
  );

  router.get(
    '/project/:uuid/children/classifier/:classifier',
    permit('VIEW_PORTFOLIO'),
    takesQuery(LIST),
    answers(paged(Project), 404),
    (c) => {
      const children = childrenOf(c, accessible(c, 'getChildrenProjectsByClassifier.arg1'));
      return answer(
        c,
        classified(children, c.req.param('classifier')),
        pageOf(c),
        sql`project.name`,
        childDetails(c),
      );
    },
  );

  router.get(
    '/project/:uuid/children/tag/:tag',
    permit('VIEW_PORTFOLIO'),
    takesQuery(LIST),
    answers(paged(Project), 404),
    (c) => {
      const page = pageOf(c);
      const children = tagged(
        childrenOf(c, accessible(c, 'getChildrenProjectsByTag.arg1')),
        c.req.param('tag'),
      );
      return answer(c, searched(children, page, false), page, sql`project.name`, { withMetrics: true });
    },
  );

  function accessible(c: ApiContext, argument: string): ProjectRow {
    const project = findProject(db, uuidParam(c, 'uuid', argument));
    if (!project) throw notFound(NO_PROJECT);
    requireAccess(c, project.id);
    return project;
  }

  function visibleProjects(c: ApiContext): ProjectQuery {
    return db.build.selectFrom('project').where(isVisible(c, 'project.id'));
  }

  function childrenOf(c: ApiContext, parent: ProjectRow): ProjectQuery {
    return active(c, visibleProjects(c)).where('project.parentId', '=', parent.id);
  }

  function answer(
    c: ApiContext,
    projects: ProjectQuery,
    page: Page,
    otherwise: RawBuilder<unknown>,
    details: ProjectDetails,
  ): Response {
    const total = countOf(db, projects);
    const rows = db.all(
      projects
        .selectAll('project')
        .orderBy(orderOf(page, SORTABLE_PROJECT_COLUMNS, otherwise, 'project.id'))
        .limit(page.limit)
        .offset(page.offset),
    );
    return list(c, projectsJson(db, rows, details), total);
  }

  return router;
}

function active(c: ApiContext, projects: ProjectQuery): ProjectQuery {
  return flagOf(c, 'excludeInactive') ? projects.where('project.active', '=', 1) : projects;
}

// Where tags count, a project is also found by a tag that is exactly the text.
function searched(projects: ProjectQuery, page: Page, withTags: boolean): ProjectQuery {
  const { searchText } = page;
  if (searchText === undefined) return projects;
  const byName = sql<SqlBool>`lower(project.name) like ${containing(searchText)} escape '\\'`;
  return projects.where(withTags ? sql<SqlBool>`(${byName} or ${hasTag(searchText)})` : byName);
}

function tagged(projects: ProjectQuery, tag: string): ProjectQuery {
  return projects.where(hasTag(tag));
}

function hasTag(tag: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from "projectTag" join tag on tag.id = "projectTag"."tagId"
    where "projectTag"."projectId" = project.id and tag.name = ${tag.trim().toLowerCase()})`;
}

function classified(projects: ProjectQuery, classifier: string): ProjectQuery {
  if (!CLASSIFIERS.some((known) => known === classifier)) {
    throw badRequest('The classifier type specified is not valid.');
  }
  return projects.where('project.classifier', '=', classifier);
}

// A search comes back newest version first: recorded from the reference, and worth something when many versions match.
function orderFor(page: Page): RawBuilder<unknown> {
  return page.searchText === undefined ? BY_NAME : NEWEST_FIRST;
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
  return {
    withMetrics: true,
    withParent: true,
    withChildren: true,
    withMetadata: true,
    isVisible: isVisible(c, 'project.id'),
  };
}
