import type { Database } from './database.js';
import { keepingLimits } from './notificationRules.js';
import { inSlices } from './slices.js';

type Tree = 'project' | 'service' | 'component';

/** Levels of projects inside each other. Trees of an older release may be deeper: they can be read, taken apart and deleted. */
const MOST_LEVELS = 50;

/** The refusal of more. */
export const TOO_MANY_LEVELS = `Projects can be nested in up to ${MOST_LEVELS} levels. Choose a parent that is higher up.`;

/** Returns whether a project, with everything below it, would exceed {@link MOST_LEVELS} below a parent. */
export function isTooDeep(db: Database, parentId: number, projectId?: number): boolean {
  const above = db
    .prepare(
      `with recursive above(id) as (
         select ? union select project.parentId from project join above on project.id = above.id
         where project.parentId is not null
       ) select count(*) as levels from above`,
    )
    .first<{ levels: number }>(parentId);
  const own = projectId === undefined ? 1 : levelsOf(db, projectId, MOST_LEVELS);
  return (above?.levels ?? 0) + own > MOST_LEVELS;
}

// No further than it matters.
function levelsOf(db: Database, projectId: number, most: number): number {
  const row = db
    .prepare(
      `with recursive below(id, level) as (
         select ?, 1
         union select project.id, level + 1 from project join below on project.parentId = below.id where level <= ?
       ) select max(level) as levels from below`,
    )
    .first<{ levels: number }>(projectId, most);
  return row?.levels ?? 1;
}

/** A project was added below one that is being deleted. */
export class GrownTree extends Error {}

/**
 * Deletes a project and everything below it. SQLite's own cascade blocks for seconds with a few hundred
 * levels, and fails with a thousand. The lowest projects are therefore deleted first, each emptied in slices.
 * It is not atomic: an interrupted deletion can be repeated.
 * @throws GrownTree when a project is added below in the meantime: the permission to delete that one was not
 * checked
 */
export async function deleteProjectTree(db: Database, projectId: number): Promise<void> {
  const child = db.prepare('select 1 from project where parentId = ? limit 1');
  const remove = db.prepare('delete from project where id = ?');
  await inSlices(db, contentsBelow(db, projectId), ({ table, id }) => {
    if (table !== 'project') return deleteRow(db, { table, id });
    if (child.first(id)) throw new GrownTree('A project was added below one that is being deleted.');
    keepingLimits(db, () => remove.run(id));
  });
}

/** Deletes a component and what is nested in it, at any depth, with all there is about them. */
export async function deleteComponentTree(db: Database, componentId: number): Promise<void> {
  await inSlices(db, componentRows(db, idsUpwards(db, 'component', 'id = ?', componentId)), (row) =>
    deleteRow(db, row),
  );
}

/** A row that is deleted separately. */
export interface DeletedRow {
  table: string;
  id: number;
}

/** For {@link inSlices}. What refers to the row goes with it. */
export function deleteRow(db: Database, { table, id }: DeletedRow): void {
  db.prepare(`delete from ${table} where id = ?`).run(id);
}

/**
 * Yields components to delete, each after its related rows if those are too many to be deleted along with it.
 */
export function* componentRows(db: Database, ids: Iterable<number>): Iterable<DeletedRow> {
  for (const id of ids) {
    for (const [table, query] of ABOUT_COMPONENTS) yield* manyRows(db, table, query, id);
    yield { table: 'component', id };
  }
}

const ABOUT_COMPONENTS = [
  ['componentProperty', 'select id from componentProperty where componentId = ?'],
  ['componentMetrics', 'select id from componentMetrics where componentId = ?'],
  [
    'analysisComment',
    `select entry.id from analysis join analysisComment entry on entry.analysisId = analysis.id
     where analysis.componentId = ?`,
  ],
  [
    'violationAnalysisComment',
    `select entry.id from policyViolation join violationAnalysis audit on audit.policyViolationId = policyViolation.id
     join violationAnalysisComment entry on entry.violationAnalysisId = audit.id where policyViolation.componentId = ?`,
  ],
  ['analysis', 'select id from analysis where componentId = ?'],
  ['finding', 'select id from finding where componentId = ?'],
  ['policyViolation', 'select id from policyViolation where componentId = ?'],
] as const;

/** The rows of a table that something owns, where they are so many that it takes long to delete them with it. */
export function* manyRows(db: Database, table: string, query: string, owner: number): Iterable<DeletedRow> {
  const next = db.prepare(`${query} limit ${MOST_AT_ONCE}`);
  // They are deleted before the next ones are read.
  for (let some = next.all<{ id: number }>(owner); some.length === MOST_AT_ONCE;) {
    for (const { id } of some) yield { table, id };
    some = next.all<{ id: number }>(owner);
  }
}

const MOST_AT_ONCE = 200;

/** Deletes a service and everything in it, the innermost first. */
export async function deleteServiceTree(db: Database, serviceId: number): Promise<void> {
  const remove = db.prepare('delete from service where id = ?');
  await inSlices(db, idsUpwards(db, 'service', 'id = ?', serviceId), (id) => remove.run(id));
}

/** Each row to delete, before those that it is below. */
function* contentsBelow(db: Database, projectId: number): Iterable<DeletedRow> {
  const components = db.prepare('select id from component where projectId = ? order by id desc limit 1000');
  for (const project of idsUpwards(db, 'project', 'id = ?', projectId)) {
    // They are deleted before the next ones are read, so memory does not grow with the project.
    for (let some = components.all<{ id: number }>(project); some.length > 0;) {
      yield* componentRows(
        db,
        some.map(({ id }) => id),
      );
      some = components.all<{ id: number }>(project);
    }
    for (const id of idsUpwards(db, 'service', ROOTS_OF_PROJECT, project)) yield { table: 'service', id };
    yield { table: 'project', id: project };
  }
}

/** The services of a project that are in no other one, for {@link idsUpwards}. */
export const ROOTS_OF_PROJECT = 'projectId = ? and parentId is null';

/** Ids of rows and of all below them, the lowest first. */
export function idsUpwards(db: Database, tree: Tree, which: string, value: number): number[] {
  const rows = db
    .prepare(
      `with recursive below(id, level) as (
         select id, 1 from ${tree} where ${which}
         union select ${tree}.id, level + 1 from ${tree} join below on ${tree}.parentId = below.id
         where level < 100000 -- there are no circles, and if there were, this would end
       ) select id from below group by id order by max(level) desc, id desc`,
    )
    .all<{ id: number }>(value);
  return rows.map(({ id }) => id);
}
