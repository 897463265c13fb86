import { randomUUID } from 'node:crypto';

import type { Database } from './database.js';
import { insertProject, projectById } from './projects.js';

/** What a copy of a project takes along beside what the project says of itself. */
export interface CopyContents {
  tags: boolean;
  properties: boolean;
  /** With their findings. */
  components: boolean;
  services: boolean;
  /** Analyses of findings with their comments; of copied components only. */
  auditHistory: boolean;
  /** Which teams may see it. */
  access: boolean;
  /** With their analyses; of copied components only. */
  policyViolations: boolean;
}

/** Copies a project as another version, in one transaction of a few statements however many components it has. */
export function copyProject(db: Database, projectId: number, version: string, contents: CopyContents): void {
  const source = projectById(db, projectId);
  const {
    id: _id,
    lastBomImport: _lastBomImport,
    lastBomImportFormat: _lastBomImportFormat,
    lastInheritedRiskScore: _lastInheritedRiskScore,
    externalReferences: _externalReferences,
    ...columns
  } = source;
  db.transaction(() => {
    const copy = insertProject(db, {
      ...columns,
      uuid: randomUUID(),
      version,
      // As the reference does, although its nodes are the components of the original: clients show what it says.
      directDependencies: contents.components && contents.services ? source.directDependencies : null,
    });
    const run = (text: string) => db.prepare(text).run(projectId, copy.id);
    if (contents.tags) run('insert into projectTag select ?2, tagId from projectTag where projectId = ?1');
    if (contents.properties) run(COPY_PROPERTIES);
    if (contents.access)
      run('insert into projectAccessTeam select ?2, teamId from projectAccessTeam where projectId = ?1');
    if (contents.services) copyServices(run);
    if (!contents.components) return;
    copyComponents(db, run);
    if (contents.auditHistory) copyAnalyses(run);
    if (contents.policyViolations) copyViolations(run);
  });
}

/** Runs a statement of which the first parameter is the original, the second the copy. */
type Run = (text: string) => unknown;

function copyComponents(db: Database, run: Run): void {
  const columns = columnsOf(db, 'component', [...OF_THE_ORIGINAL, ...LOST]);
  run(`insert into component (uuid, projectId, ${columns})
    select ${NEW_UUID}, ?2, ${columns} from component where projectId = ?1 order by id`);
  run(`${PAIRS('component')}
    update component set parentId = parent.copyId
    from pair join component as original on original.id = pair.originalId
      join pair as parent on parent.originalId = original.parentId
    where component.id = pair.copyId`);
  run(`${PAIRS('component')}
    insert into componentProperty
      (uuid, componentId, groupName, propertyName, propertyValue, propertyType, description, isFromBom)
    select ${NEW_UUID}, copyId, groupName, propertyName, propertyValue, propertyType, description, isFromBom
    from componentProperty join pair on originalId = componentId order by componentProperty.id`);
  run(`${PAIRS('component')}
    insert into finding
      (projectId, componentId, vulnerabilityId, analyzerIdentity, attributedOn, alternateIdentifier, referenceUrl)
    select ?2, copyId, vulnerabilityId, analyzerIdentity, attributedOn, alternateIdentifier, referenceUrl
    from finding join pair on originalId = componentId order by finding.id`);
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

function copyServices(run: Run): void {
  run(`insert into service (uuid, projectId, bomRef, provider, groupName, name, version, description, endpoints,
      authenticated, crossesTrustBoundary, data, externalReferences, notes)
    select ${NEW_UUID}, ?2, bomRef, provider, groupName, name, version, description, endpoints,
      authenticated, crossesTrustBoundary, data, externalReferences, notes
    from service where projectId = ?1 order by id`);
  run(`${PAIRS('service')}
    update service set parentId = parent.copyId
    from pair join service as original on original.id = pair.originalId
      join pair as parent on parent.originalId = original.parentId
    where service.id = pair.copyId`);
}

function copyAnalyses(run: Run): void {
  run(`${PAIRS('component')}
    insert into analysis (projectId, componentId, vulnerabilityId, state, justification, response, details, suppressed)
    select ?2, copyId, vulnerabilityId, state, justification, response, details, suppressed
    from analysis join pair on originalId = componentId order by analysis.id`);
  run(`${PAIRS('component')}
    insert into analysisComment (analysisId, timestamp, comment, commenter)
    select copy.id, timestamp, comment, commenter
    from analysisComment join analysis as original on original.id = analysisId
      join pair on originalId = original.componentId
      join analysis as copy on copy.componentId = copyId and copy.vulnerabilityId = original.vulnerabilityId
    order by analysisComment.id`);
}

function copyViolations(run: Run): void {
  run(`${PAIRS('component')}
    insert into policyViolation (uuid, projectId, componentId, policyConditionId, type, timestamp, text)
    select ${NEW_UUID}, ?2, copyId, policyConditionId, type, timestamp, text
    from policyViolation join pair on originalId = componentId order by policyViolation.id`);
  // Every copied violation has an analysis, also where the original has none: recorded from the reference.
  run(`${VIOLATION_PAIRS}
    insert into violationAnalysis (policyViolationId, state, suppressed)
    select copyViolationId, ifnull(state, 'NOT_SET'), ifnull(suppressed, 0)
    from violationPair left join violationAnalysis on policyViolationId = originalViolationId order by copyViolationId`);
  run(`${VIOLATION_PAIRS}
    insert into violationAnalysisComment (violationAnalysisId, timestamp, comment, commenter)
    select copy.id, timestamp, comment, commenter
    from violationAnalysisComment join violationAnalysis as original on original.id = violationAnalysisId
      join violationPair on originalViolationId = original.policyViolationId
      join violationAnalysis as copy on copy.policyViolationId = copyViolationId
    order by violationAnalysisComment.id`);
}

const COPY_PROPERTIES = `
  insert into projectProperty (projectId, groupName, propertyName, propertyValue, propertyType, description)
  select ?2, groupName, propertyName, propertyValue, propertyType, description
  from projectProperty where projectId = ?1 order by id`;

// Copies are inserted in the order of their originals, so the n-th of one belongs to the n-th of the other.
const PAIRS = (table: 'component' | 'service') => `
  with pair as materialized (
    select original.id as originalId, copy.id as copyId
    from (select id, row_number() over (order by id) as place from ${table} where projectId = ?1) as original
      join (select id, row_number() over (order by id) as place from ${table} where projectId = ?2) as copy
      using (place))`;

const VIOLATION_PAIRS = `${PAIRS('component')},
  violationPair as materialized (
    select original.id as originalViolationId, copy.id as copyViolationId
    from policyViolation as original join pair on originalId = original.componentId
      join policyViolation as copy
        on copy.componentId = copyId and copy.policyConditionId = original.policyConditionId)`;

// RFC 9562, version 4.
const NEW_UUID = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-'
  || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;

function columnsOf(db: Database, table: string, without: readonly string[]): string {
  return db
    .prepare('select name from pragma_table_info(?)')
    .all<{ name: string }>(table)
    .map(({ name }) => name)
    .filter((name) => !without.includes(name))
    .join(', ');
}
