import { randomUUID } from 'node:crypto';

import type { Database } from './database.js';
import type { ComponentRow } from './components.js';
import { insertProject, projectById } from './projects.js';
import { nextRowIdSql } from './rowIds.js';

/** The contents that a copy of a project includes, in addition to the project's own data. */
export interface CopyContents {
  tags: boolean;
  properties: boolean;
  /** With their findings. */
  components: boolean;
  services: boolean;
  /** Analyses of findings with their comments; of copied components only. */
  auditHistory: boolean;
  /** True to copy the list of teams with access. */
  access: boolean;
  /** With their analyses; of copied components only. */
  policyViolations: boolean;
}

/** Makes a copy of a project without its components and services. @returns the row id of the copy */
export function copyProjectAlone(
  db: Database,
  projectId: number,
  as: { uuid: string; version: string },
  contents: CopyContents,
): number {
  const source = projectById(db, projectId);
  const {
    id: _id,
    lastBomImport: _lastBomImport,
    lastBomImportFormat: _lastBomImportFormat,
    lastBomImportFailure: _lastBomImportFailure,
    lastInheritedRiskScore: _lastInheritedRiskScore,
    externalReferences: _externalReferences,
    ...columns
  } = source;
  const copy = insertProject(db, {
    ...columns,
    ...as,
    // As the reference does, although its nodes are the components of the original: clients show what it says.
    directDependencies: contents.components && contents.services ? source.directDependencies : null,
  });
  if (contents.tags) {
    db.run(
      db.build
        .insertInto('projectTag')
        .columns(['projectId', 'tagId'])
        .expression(({ selectFrom, val }) =>
          selectFrom('projectTag')
            .select([val(copy.id).as('projectId'), 'tagId'])
            .where('projectId', '=', projectId),
        ),
    );
  }
  if (contents.properties) {
    db.run(
      db.build
        .insertInto('projectProperty')
        .columns(['projectId', ...PROPERTY_COLUMNS])
        .expression(({ selectFrom, val }) =>
          selectFrom('projectProperty')
            .select([val(copy.id).as('projectId'), ...PROPERTY_COLUMNS])
            .where('projectId', '=', projectId)
            .orderBy('id'),
        ),
    );
  }
  if (contents.access) {
    db.run(
      db.build
        .insertInto('projectAccessTeam')
        .columns(['projectId', 'teamId'])
        .expression(({ selectFrom, val }) =>
          selectFrom('projectAccessTeam')
            .select([val(copy.id).as('projectId'), 'teamId'])
            .where('projectId', '=', projectId),
        ),
    );
  }
  return copy.id;
}

const PROPERTY_COLUMNS = [
  'groupName',
  'propertyName',
  'propertyValue',
  'propertyType',
  'description',
] as const;

/** Row ids of what is in a project, with what encloses each, which comes before it wherever an upload made both. */
export function contentsOfProject(
  db: Database,
  table: 'component' | 'service',
  projectId: number,
): Pick<ComponentRow, 'id' | 'parentId'>[] {
  return db.all(
    db.build.selectFrom(table).select(['id', 'parentId']).where('projectId', '=', projectId).orderBy('id'),
  );
}

/**
 * Returns the rows of a project being copied that already have a copy: row ids of the copies by those of the
 * originals.
 */
export function copiedRows(
  db: Database,
  kind: 'component' | 'service',
  copyId: number,
): Map<number, number | undefined> {
  const rows = db
    .prepare(
      // Someone may have deleted a copy since then.
      `select originalId, made.id from copiedRow left join ${kind} as made on made.id = copiedRow.id
       where copyId = ? and kind = ?`,
    )
    .all<{ originalId: number; id: number | null }>(copyId, kind);
  return new Map(rows.map(({ originalId, id }) => [originalId, id ?? undefined]));
}

/** Remembers that something was copied; in the transaction that copies it. */
export function noteCopiedRow(
  db: Database,
  kind: 'component' | 'service',
  { copyId, originalId, id }: { copyId: number; originalId: number; id: number | undefined },
): void {
  // Prepared: there is one for each row of the copy.
  db.prepare('insert into copiedRow (copyId, kind, originalId, id) values (?, ?, ?, ?)').run(
    copyId,
    kind,
    originalId,
    id,
  );
}

/** Forgets what was remembered for a copy that is complete. */
export function forgetCopiedRows(db: Database, copyId: number): void {
  db.run(db.build.deleteFrom('copiedRow').where('copyId', '=', copyId));
}

/**
 * Returns a function that copies the components of a project one by one, with the data about them.
 * @returns the row id of the copy; `undefined` when the original no longer exists
 */
export function componentCopier(
  db: Database,
  copyId: number,
  contents: CopyContents,
): (id: number, parentId: number | undefined) => number | undefined {
  const columns = columnsOf(db, 'component', [...OF_THE_ORIGINAL, ...LOST]);
  const copyComponent = db.prepare(
    `insert into component (id, uuid, projectId, parentId, ${columns})
     select ${nextRowIdSql('component')}, ?, ?, ?, ${columns} from component where id = ?`,
  );
  const belongings = [
    ...OF_A_COMPONENT,
    ...(contents.auditHistory ? OF_AN_AUDIT : []),
    ...(contents.policyViolations ? OF_VIOLATIONS : []),
  ].map((text) => db.prepare(text));
  const copyProperty = db.prepare(`insert into componentProperty
      (uuid, componentId, groupName, propertyName, propertyValue, propertyType, description, isFromBom)
    select ?, ?, groupName, propertyName, propertyValue, propertyType, description, isFromBom
    from componentProperty where id = ?`);
  const properties = db.prepare('select id from componentProperty where componentId = ? order by id');
  const copyViolation = db.prepare(`insert into policyViolation
      (uuid, projectId, componentId, policyConditionId, type, timestamp, text)
    select ?, ?, ?, policyConditionId, type, timestamp, text from policyViolation where id = ?`);
  const violations = db.prepare('select id from policyViolation where componentId = ? order by id');
  return (id, parentId) => {
    const copied = copyComponent.run(randomUUID(), copyId, parentId, id);
    if (copied.changes === 0) return undefined;
    for (const property of properties.all<{ id: number }>(id))
      copyProperty.run(randomUUID(), copied.id, property.id);
    for (const violation of contents.policyViolations ? violations.all<{ id: number }>(id) : [])
      copyViolation.run(randomUUID(), copyId, copied.id, violation.id);
    for (const statement of belongings) statement.run(id, copied.id);
    return copied.id;
  };
}

/** As {@link componentCopier}, of services. */
export function serviceCopier(
  db: Database,
  copyId: number,
): (id: number, parentId: number | undefined) => number | undefined {
  const columns = columnsOf(db, 'service', OF_THE_ORIGINAL);
  const copyService = db.prepare(
    `insert into service (id, uuid, projectId, parentId, ${columns})
     select ${nextRowIdSql('service')}, ?, ?, ?, ${columns} from service where id = ?`,
  );
  return (id, parentId) => {
    const copied = copyService.run(randomUUID(), copyId, parentId, id);
    return copied.changes === 0 ? undefined : copied.id;
  };
}

const OF_THE_ORIGINAL = [
  'id',
  'uuid',
  'projectId',
  'parentId',
  'directDependencies',
  'lastInheritedRiskScore',
];
// The reference forgets them. A copy that had them would compare differently with the original than it does there.
const LOST = ['publisher', 'externalReferences', 'swidTagId'];

// In all of these, ?1 is the original component and ?2 is its copy.
const OF_A_COMPONENT = [
  `insert into finding
     (projectId, componentId, vulnerabilityId, analyzerIdentity, attributedOn, alternateIdentifier, referenceUrl)
   select copy.projectId, copy.id, vulnerabilityId, analyzerIdentity, attributedOn, alternateIdentifier, referenceUrl
   from finding join component as copy on copy.id = ?2 where componentId = ?1 order by finding.id`,
];

const OF_AN_AUDIT = [
  `insert into analysis (projectId, componentId, vulnerabilityId, state, justification, response, details, suppressed)
   select copy.projectId, copy.id, vulnerabilityId, state, justification, response, details, suppressed
   from analysis join component as copy on copy.id = ?2 where componentId = ?1 order by analysis.id`,
  `insert into analysisComment (analysisId, timestamp, comment, commenter)
   select copy.id, timestamp, comment, commenter
   from analysis as original join analysisComment on analysisId = original.id
     join analysis as copy on copy.componentId = ?2 and copy.vulnerabilityId = original.vulnerabilityId
   where original.componentId = ?1 order by analysisComment.id`,
];

const VIOLATION_PAIR = `policyViolation as original
  join policyViolation as copy on copy.policyConditionId = original.policyConditionId and copy.componentId = ?2`;

const OF_VIOLATIONS = [
  // Every copied violation has an analysis, also where the original has none: recorded from the reference.
  `insert into violationAnalysis (policyViolationId, state, suppressed)
   select copy.id, ifnull(state, 'NOT_SET'), ifnull(suppressed, 0)
   from ${VIOLATION_PAIR} left join violationAnalysis on policyViolationId = original.id
   where original.componentId = ?1 order by copy.id`,
  `insert into violationAnalysisComment (violationAnalysisId, timestamp, comment, commenter)
   select copied.id, violationAnalysisComment.timestamp, comment, commenter
   from ${VIOLATION_PAIR}
     join violationAnalysis as known on known.policyViolationId = original.id
     join violationAnalysisComment on violationAnalysisId = known.id
     join violationAnalysis as copied on copied.policyViolationId = copy.id
   where original.componentId = ?1 order by violationAnalysisComment.id`,
];

function columnsOf(db: Database, table: string, without: readonly string[]): string {
  return db
    .prepare('select name from pragma_table_info(?)')
    .all<{ name: string }>(table)
    .map(({ name }) => name)
    .filter((name) => !without.includes(name))
    .join(', ');
}
