import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

import { countOf } from './database.js';
import type { Database } from './database.js';
import { containing, orderOf } from './page.js';
import type { Page } from './page.js';

/** Selects the projects to list: those that meet all given conditions. */
export interface ProjectFilter {
  /** A condition on `project.id`, see http/access.ts. */
  isVisible?: RawBuilder<SqlBool>;
  onlyActive?: boolean;
  /** Only those without a parent that is visible. */
  onlyRoots?: boolean;
  /** Row id of their parent. */
  parentId?: number;
  /** Row id of a project that is left out with everything below it. */
  notBelow?: number;
  /** Row id of a team that sees them by a mapping. */
  ofTeam?: number;
  /** Row id of a team that has no mapping to them. */
  notOfTeam?: number;
  /** Exactly their name. */
  name?: string;
  classifier?: string;
  /** In whatever case. */
  tag?: string;
  /** Lower-cased part of their name. */
  namePart?: string;
  /** Lower-cased part of their name, or exactly one of their tags. */
  namePartOrTag?: string;
}

/**
 * The default orders of project lists. See `sort` of a page for the orders that callers can request instead.
 */
export type ProjectOrder = 'byName' | 'byNameAlone' | 'newestFirst';

/** A page of projects, and how many there are in all. */
export interface ProjectPage {
  ids: number[];
  total: number;
}

/** Finds a page of projects. What they hold may be large, see http/largeReads.ts. */
export function listProjects(
  db: Database,
  filter: ProjectFilter,
  page: Page,
  order: ProjectOrder,
): ProjectPage {
  const projects = db.build
    .selectFrom('project')
    .where(sql<SqlBool>`${sql.join([sql`1`, ...conditionsOf(filter)], AND)}`);
  const rows = db.all(
    projects
      .select('project.id')
      .orderBy(orderOf(page, SORTABLE, ORDERS[order], 'project.id'))
      .limit(page.limit)
      .offset(page.offset),
  );
  return { ids: rows.map(({ id }) => id), total: countOf(db, projects) };
}

const AND = sql` and `;

const ORDERS: Record<ProjectOrder, RawBuilder<unknown>> = {
  byName: sql`project.name, project.version desc`,
  byNameAlone: sql`project.name`,
  newestFirst: sql`project.version desc, project.name`,
};

const SORTABLE: Record<string, string> = {
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

function conditionsOf(filter: ProjectFilter): RawBuilder<unknown>[] {
  const { isVisible, parentId, notBelow, ofTeam, notOfTeam, name, classifier, tag } = filter;
  const { namePart, namePartOrTag } = filter;
  const conditions = [
    isVisible,
    filter.onlyActive && sql`project.active = 1`,
    filter.onlyRoots && isRoot(isVisible),
    parentId !== undefined && sql`project."parentId" = ${parentId}`,
    notBelow !== undefined &&
      sql`project.id not in (
        with recursive below(id) as (
          select ${notBelow} union select child.id from project as child join below on child."parentId" = below.id
        ) select id from below)`,
    ofTeam !== undefined && isMappedTo(ofTeam),
    notOfTeam !== undefined && sql`not ${isMappedTo(notOfTeam)}`,
    name !== undefined && sql`project.name = ${name}`,
    classifier !== undefined && sql`project.classifier = ${classifier}`,
    tag !== undefined && hasTag(tag),
    namePart !== undefined && hasInName(namePart),
    namePartOrTag !== undefined && sql`(${hasInName(namePartOrTag)} or ${hasTag(namePartOrTag)})`,
  ];
  return conditions.filter((condition) => condition !== undefined && condition !== false);
}

/** Projects below a hidden one would not be found by users who may see them. */
function isRoot(isVisible: RawBuilder<SqlBool> | undefined) {
  if (!isVisible) return sql`project."parentId" is null`;
  return sql`(project."parentId" is null
    or project."parentId" not in (select project.id from project where ${isVisible}))`;
}

function isMappedTo(teamId: number) {
  return sql`exists (
    select 1 from "projectAccessTeam" as access
    where access."projectId" = project.id and access."teamId" = ${teamId})`;
}

function hasInName(part: string) {
  return sql`lower(project.name) like ${containing(part)} escape '\\'`;
}

function hasTag(tag: string) {
  return sql`exists (
    select 1 from "projectTag" join tag on tag.id = "projectTag"."tagId"
    where "projectTag"."projectId" = project.id and tag.name = ${tag.trim().toLowerCase()})`;
}
