import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import type { RawBuilder, Selectable, SqlBool } from 'kysely';

import { countOf, rowsOf } from './database.js';
import type { Database } from './database.js';
import { containing, orderOf } from './page.js';
import type { Page } from './page.js';
import { isTagVisible, projectJson, projectWithinRow } from './projects.js';
import { inSlices } from './slices.js';
import type { PolicyConditionTable, PolicyTable } from './tables.js';
import { deleteRow, manyRows } from './trees.js';
import type { DeletedRow } from './trees.js';

export type PolicyRow = Selectable<PolicyTable>;
export type PolicyConditionRow = Selectable<PolicyConditionTable>;

/** Options for showing a policy. */
export interface PolicyDetails {
  /** A condition on `project.id`, see http/access.ts: projects the caller cannot see, and tags that only they have, are left out. */
  isVisible: RawBuilder<SqlBool>;
  /** The project that was just added; it is shown with its properties and tags, as the reference does. */
  addedProjectId?: number;
}

export function findPolicy(db: Database, uuid: string): PolicyRow | undefined {
  return db.first(db.build.selectFrom('policy').selectAll().where('uuid', '=', uuid));
}

export function findPolicyByName(db: Database, name: string): PolicyRow | undefined {
  return db.first(db.build.selectFrom('policy').selectAll().where('name', '=', name));
}

/** One page of policies, by name. */
export function listPolicies(db: Database, page: Page): { rows: PolicyRow[]; total: number } {
  let policies = db.build.selectFrom('policy');
  if (page.searchText !== undefined) {
    policies = policies.where(sql<SqlBool>`lower(name) like ${containing(page.searchText)} escape '\\'`);
  }
  const total = countOf(db, policies);
  const sortable = { name: 'name', operator: 'operator', violationState: 'violationState' };
  const rows = db.all(
    policies
      .selectAll()
      .orderBy(orderOf(page, sortable, sql`name`, 'id'))
      .limit(page.limit)
      .offset(page.offset),
  );
  return { rows, total };
}

export function insertPolicy(
  db: Database,
  policy: { name: string; operator: string; violationState: string },
): PolicyRow {
  const uuid = randomUUID();
  db.run(db.build.insertInto('policy').values({ ...policy, uuid }));
  return findPolicy(db, uuid) as PolicyRow;
}

export function updatePolicy(
  db: Database,
  policy: PolicyRow,
  changes: Omit<PolicyRow, 'id' | 'uuid'>,
): PolicyRow {
  db.run(db.build.updateTable('policy').set(changes).where('id', '=', policy.id));
  return { ...policy, ...changes };
}

/** Deletes a policy with its conditions and violations, in slices. @returns whether there was one */
export async function deletePolicy(db: Database, uuid: string): Promise<boolean> {
  const policy = findPolicy(db, uuid);
  if (!policy) return false;
  const conditions = conditionsOf(db, policy.id).map(({ id }) => id);
  await inSlices(db, conditionRows(db, conditions), (row) => deleteRow(db, row));
  return db.run(db.build.deleteFrom('policy').where('uuid', '=', uuid)).changes > 0;
}

function* conditionRows(db: Database, ids: readonly number[]): Iterable<DeletedRow> {
  for (const id of ids) {
    yield* manyRows(db, 'policyViolation', 'select id from policyViolation where policyConditionId = ?', id);
    yield { table: 'policyCondition', id };
  }
}

/** A policy with its conditions and limits, as the API writes it. */
export function policyJson(db: Database, policy: PolicyRow, details: PolicyDetails) {
  const { id, name, operator, violationState, uuid, includeChildren } = policy;
  const projects = limitingProjects(db, id, details);
  const tags = tagsOfPolicy(db, id, details);
  return {
    name,
    operator,
    violationState,
    policyConditions: conditionsOf(db, id).map(conditionJson),
    projects,
    tags: tags.map((tag) => ({ name: tag })),
    uuid,
    includeChildren: Boolean(includeChildren),
    global: isGlobal(db, id),
  };
}

export function conditionJson({ operator, subject, value, uuid }: PolicyConditionRow) {
  return { operator, subject, value, uuid };
}

/** The conditions of a policy, oldest first. */
export function conditionsOf(db: Database, policyId: number): PolicyConditionRow[] {
  return db.all(
    db.build.selectFrom('policyCondition').selectAll().where('policyId', '=', policyId).orderBy('id'),
  );
}

export function findCondition(db: Database, uuid: string): PolicyConditionRow | undefined {
  return db.first(db.build.selectFrom('policyCondition').selectAll().where('uuid', '=', uuid));
}

export function insertCondition(
  db: Database,
  condition: { policyId: number; operator: string; subject: string; value: string },
): PolicyConditionRow {
  const uuid = randomUUID();
  db.run(db.build.insertInto('policyCondition').values({ ...condition, uuid }));
  return findCondition(db, uuid) as PolicyConditionRow;
}

/** Changes the subject, operator, or value of a condition. */
export function updateCondition(
  db: Database,
  condition: PolicyConditionRow,
  changes: Pick<PolicyConditionRow, 'subject' | 'operator' | 'value'>,
): PolicyConditionRow {
  db.run(db.build.updateTable('policyCondition').set(changes).where('id', '=', condition.id));
  return { ...condition, ...changes };
}

/** Deletes a condition with its violations, in slices. @returns whether there was one */
export async function deleteCondition(db: Database, uuid: string): Promise<boolean> {
  const condition = findCondition(db, uuid);
  if (!condition) return false;
  await inSlices(db, conditionRows(db, [condition.id]), (row) => deleteRow(db, row));
  return true;
}

/** Returns whether any policy checks the latest versions of packages. */
export function areVersionsJudged(db: Database): boolean {
  const condition = db.first(
    db.build
      .selectFrom('policyCondition')
      .select('id')
      .where('subject', 'in', ['AGE', 'VERSION_DISTANCE'])
      .limit(1),
  );
  return condition !== undefined;
}

export type PolicyLimit = { projectId: number } | { tagId: number };

/** Limits a policy to a project or a tag, beside what it is limited to already. @returns whether that was news */
export function addLimit(db: Database, policyId: number, limit: PolicyLimit): boolean {
  const insert =
    'projectId' in limit
      ? db.build
          .insertInto('policyProject')
          .values({ policyId, projectId: limit.projectId })
          .onConflict((clash) => clash.doNothing())
      : db.build
          .insertInto('policyTag')
          .values({ policyId, tagId: limit.tagId })
          .onConflict((clash) => clash.doNothing());
  return db.run(insert).changes > 0;
}

/** Takes a limit back. @returns whether it was there */
export function removeLimit(db: Database, policyId: number, limit: PolicyLimit): boolean {
  const removal =
    'projectId' in limit
      ? db.build.deleteFrom('policyProject').where('projectId', '=', limit.projectId)
      : db.build.deleteFrom('policyTag').where('tagId', '=', limit.tagId);
  return db.run(removal.where('policyId', '=', policyId)).changes > 0;
}

/**
 * Tags that are of use for a policy: those of the projects it is limited to; all of them where there are none.
 * @param isVisible - a condition on `project.id`, see http/access.ts: tags that only other projects have are left out
 */
export function suggestedTags(db: Database, policyId: number, isVisible: RawBuilder<SqlBool>): string[] {
  const isLimited = sql`exists (select 1 from "policyProject" where "policyId" = ${policyId})`;
  const rows = rowsOf<{ name: string }>(
    db,
    sql`select name from tag where
      exists (select 1 from "projectTag" join project on project.id = "projectId" where "tagId" = tag.id and ${isVisible}
        and (not ${isLimited} or "projectId" in (select "projectId" from "policyProject" where "policyId" = ${policyId})))
      or (not ${isLimited} and not exists (select 1 from "projectTag" where "tagId" = tag.id))
      order by name`,
  );
  return rows.map(({ name }) => name);
}

/**
 * The policies that apply to a project: those without limits, those limited to it or to one of its tags, and those that
 * include the children of a project above it. By name.
 */
export function policiesOfProject(db: Database, projectId: number): PolicyRow[] {
  return db
    .prepare(
      `with recursive ancestor(id) as (
         select parentId from project where id = ?1
         union select project.parentId from project join ancestor on project.id = ancestor.id
       )
       select policy.* from policy
       where (
         not exists (select 1 from policyProject where policyId = policy.id)
         and not exists (select 1 from policyTag where policyId = policy.id)
       )
       or exists (select 1 from policyProject where policyId = policy.id and projectId = ?1)
       or exists (
         select 1 from policyTag join projectTag on projectTag.tagId = policyTag.tagId
         where policyTag.policyId = policy.id and projectTag.projectId = ?1
       )
       or (
         policy.includeChildren = 1
         and exists (select 1 from policyProject join ancestor on ancestor.id = projectId where policyId = policy.id)
       )
       order by policy.name`,
    )
    .all<PolicyRow>(projectId);
}

function limitingProjects(db: Database, policyId: number, { isVisible, addedProjectId }: PolicyDetails) {
  const rows = db.all(
    db.build
      .selectFrom('project')
      .selectAll('project')
      .innerJoin('policyProject', 'policyProject.projectId', 'project.id')
      .where('policyProject.policyId', '=', policyId)
      .where(isVisible)
      .orderBy('project.name')
      .orderBy('project.version'),
  );
  return rows.map((row) =>
    row.id === addedProjectId ? projectJson(db, row, { isWithinRow: true }) : projectWithinRow(row),
  );
}

function tagsOfPolicy(db: Database, policyId: number, { isVisible }: PolicyDetails): string[] {
  const rows = rowsOf<{ name: string }>(
    db,
    sql`select tag.name from "policyTag" join tag on tag.id = "tagId"
      where "policyId" = ${policyId} and ${isTagVisible(isVisible)} order by tag.name`,
  );
  return rows.map(({ name }) => name);
}

function isGlobal(db: Database, policyId: number): boolean {
  const limitIn = (table: 'policyProject' | 'policyTag') =>
    db.first(db.build.selectFrom(table).select('policyId').where('policyId', '=', policyId).limit(1));
  return !limitIn('policyProject') && !limitIn('policyTag');
}
