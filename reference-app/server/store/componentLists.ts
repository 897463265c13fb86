import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

import { withoutNulls } from '../http/answer.js';
import { contains, orderOf, totalOf } from '../http/page.js';
import type { Page } from '../http/page.js';
import { parseDirectDependencies } from '../rules/dependencyGraph.js';
import { REPOSITORY_TYPE_BY_PURL_TYPE } from '../rules/repositoryType.js';
import { componentJson, conciseLicenses, owningProjects, repositoryMetaOf } from './components.js';
import type { ComponentRow } from './components.js';
import type { Database } from './database.js';
import { pausing } from '../work/slices.js';
import { currentComponentMetrics } from './metrics.js';

/** Which components of a project are listed. */
export interface ComponentFilter {
  /** Only those whose latest known version has another text than theirs. */
  onlyOutdated: boolean;
  /** Only direct dependencies of the project. */
  onlyDirect: boolean;
}

/** One page of rows and how many there are in all. */
export interface ComponentPage {
  rows: ComponentRow[];
  total: number;
}

/** Components of a project, by name; a search sorts by version, as the reference does. */
export function componentsOfProject(
  db: Database,
  projectId: number,
  page: Page,
  filter: ComponentFilter,
): ComponentPage {
  const conditions = [sql<SqlBool>`"component"."projectId" = ${projectId}`];
  if (filter.onlyOutdated) conditions.push(IS_OUTDATED);
  if (filter.onlyDirect) conditions.push(isDirectDependency(db, projectId));
  if (page.searchText !== undefined) {
    conditions.push(contains('component.name', page.searchText));
  }
  const otherwise =
    page.searchText === undefined
      ? sql`"component"."name" asc, "component"."version" desc`
      : sql`"component"."version" desc, "component"."name" asc`;
  return select(db, conditions, page, otherwise);
}

/** Components of any project that fit all conditions. */
export function componentsWhere(
  db: Database,
  conditions: readonly RawBuilder<SqlBool>[],
  page: Page,
): ComponentPage {
  return select(db, conditions, page, sql`"component"."id" asc`);
}

/** Which computed members list items have beside those of the component itself. */
export interface ComponentItemOptions {
  /** Metrics and what repositories say. */
  withMetrics: boolean;
}

/** Components as list items; many of them are better written by {@link componentListText}. */
export function componentItems(db: Database, rows: readonly ComponentRow[], options: ComponentItemOptions) {
  const projects = owningProjects(
    db,
    rows.map(({ projectId }) => projectId),
  );
  const itemOf = itemMaker(db, rows, options);
  return rows.map((row) => ({ ...itemOf(row), project: projects.get(row.projectId) }));
}

/**
 * Components as the JSON array of a list. A project is written once and pasted into each of its components, and others
 * get their turn in between: clients ask for 9999 of them, most of which is the same project over and over.
 */
export async function componentListText(
  db: Database,
  rows: readonly ComponentRow[],
  options: ComponentItemOptions,
): Promise<string> {
  const projects = owningProjects(
    db,
    rows.map(({ projectId }) => projectId),
  );
  const projectTexts = new Map([...projects].map(([id, project]) => [id, JSON.stringify(project)]));
  const itemOf = itemMaker(db, rows, options);
  const texts: string[] = [];
  await pausing(rows, (row) => {
    const text = JSON.stringify(itemOf(row));
    texts.push(`${text.slice(0, -1)},"project":${projectTexts.get(row.projectId) ?? 'null'}}`);
  });
  return `[${texts.join(',')}]`;
}

function itemMaker(db: Database, rows: readonly ComponentRow[], { withMetrics }: ComponentItemOptions) {
  const licenses = conciseLicenses(
    db,
    rows.map(({ resolvedLicenseId }) => resolvedLicenseId),
  );
  return (row: ComponentRow) => {
    const meta = withMetrics ? repositoryMetaOf(db, row) : undefined;
    return componentJson(row, {
      resolvedLicense: row.resolvedLicenseId === null ? undefined : licenses.get(row.resolvedLicenseId),
      metrics: withMetrics ? currentComponentMetrics(db, row.id) : undefined,
      repositoryMeta: meta && withoutNulls(meta),
    });
  };
}

function select(
  db: Database,
  conditions: readonly RawBuilder<SqlBool>[],
  page: Page,
  otherwise: RawBuilder<unknown>,
): ComponentPage {
  const matching = db.build.selectFrom('component').where(({ and }) => and([...conditions]));
  const rows = db.all(
    matching
      .selectAll()
      .orderBy(orderOf(page, SORTABLE, otherwise, 'component.id'))
      .limit(page.limit)
      .offset(page.offset),
  );
  const total = totalOf(
    page,
    rows.length,
    () => db.first(matching.select(sql<number>`count(*)`.as('total')))?.total ?? 0,
  );
  return { rows, total };
}

const SORTABLE: Record<string, string> = {
  ...Object.fromEntries(
    [
      'author', 'publisher', 'name', 'version', 'classifier', 'filename', 'cpe', 'purl', 'purlCoordinates', 'swidTagId', 'isInternal',
      'description', 'copyright', 'license', 'licenseExpression', 'licenseUrl', 'notes', 'lastInheritedRiskScore', 'uuid',
    ].map((name) => [name, `component.${name}`]),
  ),
  group: 'component.groupName',
}; // prettier-ignore

// A CASE of constants, so that SQLite can use the index on the packages.
const REPOSITORY_TYPE = sql`case "component"."purlType" ${sql.join(
  Object.entries(REPOSITORY_TYPE_BY_PURL_TYPE).map(
    ([purl, repository]) => sql`when ${sql.lit(purl)} then ${sql.lit(repository)}`,
  ),
  sql` `,
)} end`;

const IS_OUTDATED = sql<SqlBool>`exists (
  select 1 from "repositoryMeta" where "repositoryMeta"."repositoryType" = ${REPOSITORY_TYPE}
    and ifnull("repositoryMeta"."namespace", '') = ifnull("component"."purlNamespace", '')
    and "repositoryMeta"."name" = "component"."purlName"
    and "repositoryMeta"."latestVersion" is not "component"."version")`;

// The list is read once; a subquery that mentions the row would read it for every row.
function isDirectDependency(db: Database, projectId: number): RawBuilder<SqlBool> {
  const project = db
    .prepare('select directDependencies from project where id = ?')
    .first<{ directDependencies: string | null }>(projectId);
  const uuids = parseDirectDependencies(project?.directDependencies).map(({ uuid }) => uuid);
  return sql<SqlBool>`"component"."uuid" in (select "value" from json_each(${JSON.stringify(uuids)}))`;
}
