import { sql } from 'kysely';
import type { Insertable, RawBuilder, Selectable, SqlBool, Updateable } from 'kysely';

import { rowsOf } from './database.js';
import type { Database } from './database.js';
import {
  parsed,
  jsonMember,
  membersOf,
  membersSql,
  numberMember,
  readMembers,
  textMember,
  withinRows,
} from './jsonText.js';
import { currentMetricsOfProjects } from './metrics.js';
import { propertyJson } from './properties.js';
import { nextRowId } from './rowIds.js';
import { bytesOfRows, idSlices, octetsSql } from './rowSlices.js';
import type { ProjectTable, Tables } from './tables.js';

export type ProjectRow = Selectable<ProjectTable>;

/** The data that answers include in addition to a project's own members. */
export interface ProjectDetails {
  /** Without the members that {@link projectWithinRow} leaves out, too. */
  isWithinRow?: boolean;
  withMetrics?: boolean;
  /** Only one that meets `isVisible`, as with children and versions. */
  withParent?: boolean;
  withChildren?: boolean;
  withMetadata?: boolean;
  /** Why the last BOM could not be taken in. */
  withImportFailure?: boolean;
  withVersions?: boolean;
  /** A condition on `project.id`, see http/access.ts. @defaultValue everything */
  isVisible?: RawBuilder<SqlBool>;
}

/** A project by its UUID. */
export function findProject(db: Database, uuid: string): ProjectRow | undefined {
  return db.first(db.build.selectFrom('project').selectAll().where('uuid', '=', uuid));
}

/** The row id of a project, without reading what may be large. */
export function findProjectId(db: Database, uuid: string): number | undefined {
  return db.first(db.build.selectFrom('project').select('id').where('uuid', '=', uuid))?.id;
}

/** A project by its name and version; without a version only one that has none is found. */
export function findProjectByName(
  db: Database,
  name: string,
  version: string | undefined,
): ProjectRow | undefined {
  return db.first(
    db.build
      .selectFrom('project')
      .selectAll()
      .where('name', '=', name)
      .where('version', version === undefined ? 'is' : '=', version ?? null),
  );
}

/** Returns whether a project is below another one, at any depth. */
export function isDescendant(db: Database, projectId: number, ancestorId: number): boolean {
  return Boolean(
    db
      .prepare(
        `with recursive ancestor(id) as (
           select parentId from project where id = ?
           union select project.parentId from project join ancestor on project.id = ancestor.id
         ) select 1 as found from ancestor where id = ?`,
      )
      .first(projectId, ancestorId),
  );
}

/** Returns whether a project has an active direct child. */
export function hasActiveChild(db: Database, projectId: number): boolean {
  return Boolean(
    db.first(
      db.build
        .selectFrom('project')
        .select('id')
        .where('parentId', '=', projectId)
        .where('active', '=', 1)
        .limit(1),
    ),
  );
}

/**
 * Returns whether any project below another one, at any depth, is not visible.
 * @param isVisible - a condition on `project.id`, see http/access.ts
 */
export function hasHiddenDescendant(
  db: Database,
  projectId: number,
  isVisible: RawBuilder<SqlBool>,
): boolean {
  const hidden = rowsOf(
    db,
    sql`with recursive below(id) as (
        select id from project where "parentId" = ${projectId}
        union select project.id from project join below on project."parentId" = below.id
      ) select 1 from project where id in (select id from below) and not (${isVisible}) limit 1`,
  );
  return hidden.length > 0;
}

/** Names of the tags of a project, by name. */
export function tagsOfProject(db: Database, projectId: number): string[] {
  return db
    .all(
      db.build
        .selectFrom('projectTag')
        .innerJoin('tag', 'tag.id', 'tagId')
        .select('tag.name')
        .where('projectId', '=', projectId)
        .orderBy('tag.name'),
    )
    .map(({ name }) => name);
}

/** Replaces the tags of a project; names are kept in lower case. */
export function setTags(db: Database, projectId: number, names: readonly string[]): void {
  db.run(db.build.deleteFrom('projectTag').where('projectId', '=', projectId));
  for (const name of tagNames(names)) {
    db.run(db.build.insertInto('projectTag').values({ projectId, tagId: tagIdFor(db, name) }));
  }
}

/** The row id of the tag with this name, which comes into being where there is none. */
export function tagIdFor(db: Database, name: string): number {
  const known = db.first(db.build.selectFrom('tag').select('id').where('name', '=', name));
  return known?.id ?? db.run(db.build.insertInto('tag').values({ name })).id;
}

/** Tags as they are stored: trimmed, lower case, each once, by name. */
export function tagNames(names: readonly string[]): string[] {
  const stored = names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
  return [...new Set(stored)].sort();
}

/** Finds a tag, unless only projects have it that {@link isTagVisible} leaves out. */
export function findTagId(db: Database, name: string, isVisible: RawBuilder<SqlBool>): number | undefined {
  const stored = name.trim().toLowerCase();
  const [tag] = rowsOf<{ id: number }>(
    db,
    sql`select id from tag where name = ${stored} and ${isTagVisible(isVisible)}`,
  );
  return tag?.id;
}

/**
 * A condition on `tag.id`: a visible project has the tag, or no project at all has it.
 * @param isVisible - a condition on `project.id`, see http/access.ts
 */
export function isTagVisible(isVisible: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    exists (select 1 from "projectTag" join project on project.id = "projectId" where "tagId" = tag.id and ${isVisible})
    or not exists (select 1 from "projectTag" where "tagId" = tag.id))`;
}

/** The columns of a project to change. */
export type ProjectChanges = Updateable<ProjectTable>;

export function insertProject(db: Database, project: Omit<Insertable<ProjectTable>, 'id'>): ProjectRow {
  const { id } = db.run(db.build.insertInto('project').values({ ...project, id: nextRowId('project') }));
  return projectById(db, id);
}

export function updateProject(db: Database, { id }: ProjectRow, changes: ProjectChanges): void {
  db.run(db.build.updateTable('project').set(changes).where('id', '=', id));
}

/** Deletes a project without projects below it. */
export function deleteProject(db: Database, id: number): void {
  db.run(db.build.deleteFrom('project').where('id', '=', id));
}

/** A project by its row id. @throws Error when there is none */
export function projectById(db: Database, id: number): ProjectRow {
  const project = db.first(db.build.selectFrom('project').selectAll().where('id', '=', id));
  if (!project) throw new Error(`There is no project ${id}.`);
  return project;
}

/** Returns whether a project still exists. */
export function projectExists(db: Database, id: number): boolean {
  // Prepared: a copy asks it before each row.
  return db.prepare('select 1 from project where id = ?').first(id) !== undefined;
}

/** Row ids of the active projects, the oldest first. */
export function activeProjectIds(db: Database): number[] {
  return db
    .all(db.build.selectFrom('project').select('id').where('active', '=', 1).orderBy('id'))
    .map(({ id }) => id);
}

/** Returns the project's own members, as the API writes them. */
export const projectScalars = (row: ProjectRow) => scalarsOf(row, PROJECT_MEMBERS);

/** As {@link projectScalars}, for projects within rows of a list. */
export const projectWithinRow = (row: ProjectRow) => scalarsOf(row, MEMBERS_WITHIN_ROWS);

function scalarsOf(row: ProjectRow, members: typeof PROJECT_MEMBERS) {
  return { uuid: row.uuid, ...membersOf(row, members), active: Boolean(row.active) };
}

/** As {@link projectWithinRow}, as JSON, by id. */
export function projectTexts(db: Database, ids: Iterable<number>): Map<number, string> {
  const rows = db
    .prepare(PROJECTS_SQL)
    .all<{ id: number; active: number; text: string }>(JSON.stringify([...new Set(ids)]));
  return new Map(rows.map(({ id, active, text }) => [id, `{${readMembers(text)},"active":${active === 1}}`]));
}

const PROJECT_TEXTS = [
  'author', 'publisher', 'name', 'description', 'version', 'classifier', 'cpe', 'purl', 'swidTagId', 'directDependencies',
  'lastBomImportFormat',
] as const; // prettier-ignore

const PROJECT_MEMBERS = [
  textMember('groupName', 'group'),
  ...PROJECT_TEXTS.map((column) => textMember(column)),
  ...(['manufacturer', 'supplier', 'externalReferences'] as const).map(jsonMember),
  ...(['lastBomImport', 'lastInheritedRiskScore'] as const).map(numberMember),
];

const MEMBERS_WITHIN_ROWS = withinRows(PROJECT_MEMBERS);

/** Members of {@link projectTexts}, as SQL within a query for `project`; what is true or false is missing. */
export const PROJECT_WITHIN_ROW_SQL = membersSql(MEMBERS_WITHIN_ROWS);

const PROJECTS_SQL = `
  select id, active, ${PROJECT_WITHIN_ROW_SQL} as text from project where id in (select value from json_each(?))`;

/**
 * Yields the result of {@link projectsJson} as JSON text, in the order of the ids, read on demand. Deleted
 * ones are left out.
 */
export function* listedProjectTexts(
  db: Database,
  ids: readonly number[],
  details: ProjectDetails,
): Iterable<string> {
  const read = db.prepare('select * from project where id in (select value from json_each(?))');
  for (const some of idSlices(db, 'project', ids)) {
    const rows = new Map(read.all<ProjectRow>(JSON.stringify(some)).map((row) => [row.id, row]));
    const found = some.flatMap((id) => rows.get(id) ?? []);
    for (const project of projectsJson(db, found, details)) yield JSON.stringify(project);
  }
}

/** About how many bytes {@link listedProjectTexts} have together. */
export async function bytesOfProjects(
  db: Database,
  ids: readonly number[],
  details: ProjectDetails,
): Promise<number> {
  const within = '(select value from json_each(?))';
  const list = JSON.stringify(ids);
  const sum = (query: string) => db.prepare(query).first<{ sum: number | null }>(list)?.sum ?? 0;
  const properties = sum(
    `select sum(200 + ${octetsSql(db, 'projectProperty')}) as sum from projectProperty where projectId in ${within}`,
  );
  const children = details.withChildren
    ? sum(`select count(*) * 1000 as sum from project where parentId in ${within}`)
    : 0;
  const metrics = details.withMetrics ? ids.length * 1_000 : 0;
  return (await bytesOfRows(db, 'project', ids)) + properties + children + metrics;
}

/** Returns a project with its properties and tags, and the requested details. */
export function projectJson(db: Database, row: ProjectRow, details: ProjectDetails = {}) {
  const [project] = projectsJson(db, [row], details);
  if (!project) throw new Error('A list of one project has no first one.');
  return project;
}

/** As {@link projectJson}, of many. */
export function projectsJson(db: Database, rows: readonly ProjectRow[], details: ProjectDetails = {}) {
  const ids = rows.map(({ id }) => id);
  const metrics = details.withMetrics ? currentMetricsOfProjects(db, ids) : undefined;
  const children = details.withChildren ? childrenOfProjects(db, ids, details) : undefined;
  const tags = tagsOfProjects(db, ids);
  const properties = propertiesOfProjects(db, ids);
  return rows.map((row) => ({
    ...(details.isWithinRow ? projectWithinRow(row) : projectScalars(row)),
    parent: details.withParent ? parentJson(db, row, details) : undefined,
    children: children && (children.get(row.id) ?? []),
    properties: properties.get(row.id) ?? [],
    tags: tags.get(row.id) ?? [],
    lastBomImportFailure: details.withImportFailure ? parsed<object>(row.lastBomImportFailure) : undefined,
    metadata: details.withMetadata ? parsed<object>(row.metadata) : undefined,
    metrics: metrics?.get(row.id),
    versions: details.withVersions ? versionsJson(db, row, details) : undefined,
  }));
}

function parentJson(db: Database, { parentId }: ProjectRow, { isVisible }: ProjectDetails) {
  if (parentId === null) return undefined;
  const parent = db.first(
    db.build
      .selectFrom('project')
      .select(['name', 'version', 'uuid'])
      .where('id', '=', parentId)
      .where(isVisible ?? sql<SqlBool>`1`),
  );
  return parent && { ...parent, version: parent.version ?? undefined };
}

// Goes one level deep, and omits members that only a list of projects requests.
function childrenOfProjects(db: Database, ids: readonly number[], { isVisible }: ProjectDetails) {
  const children = db.all(
    db.build
      .selectFrom('project')
      .select(['id', 'parentId'])
      .where(sql<SqlBool>`project."parentId" in (select value from json_each(${JSON.stringify(ids)}))`)
      .where(isVisible ?? sql<SqlBool>`1`)
      .orderBy('id'),
  );
  const texts = projectTexts(
    db,
    children.map(({ id }) => id),
  );
  const grouped = new Map<number | null, object[]>();
  for (const { id, parentId } of children) {
    const json = JSON.parse(texts.get(id) ?? '{}') as object;
    const known = grouped.get(parentId);
    if (known) known.push(json);
    else grouped.set(parentId, [json]);
  }
  return grouped;
}

function versionsJson(db: Database, { name }: ProjectRow, { isVisible }: ProjectDetails) {
  const versions = db.all(
    db.build
      .selectFrom('project')
      .select(['uuid', 'version'])
      .where('name', '=', name)
      .where(isVisible ?? sql<SqlBool>`1`)
      .orderBy('id'),
  );
  return versions.map(({ uuid, version }) => ({ uuid, version: version ?? undefined }));
}

function tagsOfProjects(db: Database, ids: readonly number[]): Map<number, { name: string }[]> {
  const rows = db
    .prepare(
      `select projectId, tag.name from projectTag join tag on tag.id = tagId
       where projectId in (select value from json_each(?)) order by tag.name`,
    )
    .all<{ projectId: number; name: string }>(JSON.stringify(ids));
  return byProject(rows, ({ name }) => ({ name }));
}

function propertiesOfProjects(db: Database, ids: readonly number[]) {
  const rows = db
    .prepare(
      `select * from projectProperty where projectId in (select value from json_each(?))
       order by groupName, propertyName`,
    )
    .all<Selectable<Tables['projectProperty']>>(JSON.stringify(ids));
  return byProject(rows, propertyJson);
}

function byProject<Row extends { projectId: number }, Json>(
  rows: readonly Row[],
  jsonOf: (row: Row) => Json,
): Map<number, Json[]> {
  const grouped = new Map<number, Json[]>();
  for (const row of rows) {
    const known = grouped.get(row.projectId);
    if (known) known.push(jsonOf(row));
    else grouped.set(row.projectId, [jsonOf(row)]);
  }
  return grouped;
}
