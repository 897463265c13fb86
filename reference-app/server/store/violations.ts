import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import type { RawBuilder, Selectable, SqlBool } from 'kysely';

import { contains, orderOf, totalOf } from '../http/page.js';
import type { Page } from '../http/page.js';
import type { ViolationType } from '../rules/policy/conditions.js';
import type { ViolationFacts } from '../rules/violationDecision.js';
import { componentJson, conciseLicenses } from './components.js';
import type { ComponentRow } from './components.js';
import { rowsOf } from './database.js';
import type { Database } from './database.js';
import { projectsJson } from './projects.js';
import type { ProjectRow } from './projects.js';
import type { PolicyViolationTable } from './tables.js';

export type ViolationRow = Selectable<PolicyViolationTable>;

/** What was decided about a violation, with its trail, oldest entry first. */
export interface StoredViolationAnalysis extends ViolationFacts {
  comments: { timestamp: number; comment: string; commenter: string | undefined }[];
}

/** Which violations are listed. */
export interface ViolationFilter {
  /** Only those of a project. */
  projectId?: number;
  /** Only those of a component. */
  componentId?: number;
  /** A condition on `policyViolation.projectId`, see http/access.ts. @defaultValue everything */
  isVisible?: RawBuilder<SqlBool>;
  /** Adds the violations that somebody suppressed. */
  withSuppressed: boolean;
  /** Looks for `page.searchText` in the names of policies and components. */
  isSearched?: boolean;
}

/** One page of violations, newest first. */
export function listViolations(db: Database, filter: ViolationFilter, page: Page) {
  const { projectId, componentId, isVisible, withSuppressed, isSearched } = filter;
  const conditions = [isVisible ?? sql<SqlBool>`1`];
  if (projectId !== undefined) conditions.push(sql`"policyViolation"."projectId" = ${projectId}`);
  if (componentId !== undefined) conditions.push(sql`"policyViolation"."componentId" = ${componentId}`);
  if (!withSuppressed) conditions.push(sql`ifnull("violationAnalysis".suppressed, 0) = 0`);
  if (isSearched && page.searchText !== undefined) {
    const [inPolicy, inComponent] = [
      contains('policy.name', page.searchText),
      contains('component.name', page.searchText),
    ];
    conditions.push(sql`(${inPolicy} or ${inComponent})`);
  }
  const where = sql.join(conditions, sql` and `);
  const order = orderOf(page, SORTABLE, NEWEST_FIRST, 'policyViolation.id');
  const listed = rowsOf<{ id: number }>(
    db,
    sql`select "policyViolation".id from ${tablesFor(page, filter)} where ${where}
      order by ${order} limit ${page.limit} offset ${page.offset}`,
  );
  // The limit keeps the joins out of the aggregate, where none would be left out.
  const counted = sql`select count(*) as total
    from (select "policyViolation".id from ${EVERY_TABLE} where ${where} limit -1)`;
  const total = totalOf(page, listed.length, () => rowsOf<{ total: number }>(db, counted)[0]?.total ?? 0);
  const rows = violationsById(
    db,
    listed.map(({ id }) => id),
  );
  return { total, violations: violationsJson(db, rows) };
}

// A violation has one of each, so these joins find as much as inner ones; but those that nothing asks for are left out by SQLite.
const WITH_PROJECT = 'left join project on project.id = "policyViolation"."projectId"';
const WITH_COMPONENT = 'left join component on component.id = "policyViolation"."componentId"';
const WITH_POLICY = `left join "policyCondition" on "policyCondition".id = "policyViolation"."policyConditionId"
  left join policy on policy.id = "policyCondition"."policyId"`;
const WITH_ANALYSIS =
  'left join "violationAnalysis" on "violationAnalysis"."policyViolationId" = "policyViolation".id';

const EVERY_TABLE = sql.raw(
  `"policyViolation" ${WITH_PROJECT} ${WITH_COMPONENT} ${WITH_POLICY} ${WITH_ANALYSIS}`,
);
const FROM_COMPONENTS = sql.raw(
  `component cross join "policyViolation" on "policyViolation"."componentId" = component.id
  ${WITH_PROJECT} ${WITH_POLICY} ${WITH_ANALYSIS}`,
);
const FROM_POLICIES = sql.raw(
  `policy cross join "policyCondition" on "policyCondition"."policyId" = policy.id
  cross join "policyViolation" on "policyViolation"."policyConditionId" = "policyCondition".id
  ${WITH_PROJECT} ${WITH_COMPONENT} ${WITH_ANALYSIS}`,
);

// Where an index has the order, its table comes first, so that the first page is there without sorting all violations.
function tablesFor({ sort }: Page, { projectId, componentId }: ViolationFilter): RawBuilder<unknown> {
  const isSmall = projectId !== undefined || componentId !== undefined;
  if (isSmall || !sort?.direction) return EVERY_TABLE;
  if (sort.name === 'component.name' || sort.name === 'component.version') return FROM_COMPONENTS;
  return sort.name.startsWith('policyCondition.policy.') ? FROM_POLICIES : EVERY_TABLE;
}

/** In the order of the ids. */
function violationsById(db: Database, ids: readonly number[]): ListedViolation[] {
  return db
    .prepare(
      `select violation.id, violation.uuid, violation.type, violation.timestamp, violation.text, violation.componentId,
         condition.uuid as conditionUuid, condition.subject, condition.operator, condition.value,
         policy.uuid as policyUuid, policy.name as policyName, policy.operator as policyOperator, policy.violationState,
         policy.includeChildren
       from json_each(?) listed
       join policyViolation violation on violation.id = listed.value
       join policyCondition condition on condition.id = violation.policyConditionId
       join policy on policy.id = condition.policyId
       order by listed.key`,
    )
    .all<ListedViolation>(JSON.stringify(ids));
}

export function findViolation(db: Database, uuid: string): ViolationRow | undefined {
  return db.first(db.build.selectFrom('policyViolation').selectAll().where('uuid', '=', uuid));
}

export function findViolationAnalysis(
  db: Database,
  violationId: number,
): StoredViolationAnalysis | undefined {
  const row = db.first(
    db.build.selectFrom('violationAnalysis').selectAll().where('policyViolationId', '=', violationId),
  );
  if (!row) return undefined;
  const comments = db.all(
    db.build
      .selectFrom('violationAnalysisComment')
      .select(['timestamp', 'comment', 'commenter'])
      .where('violationAnalysisId', '=', row.id)
      .orderBy('id'),
  );
  return {
    state: row.state,
    isSuppressed: row.suppressed === 1,
    comments: comments.map((comment) => ({ ...comment, commenter: comment.commenter ?? undefined })),
  };
}

/** Stores the audit of a violation and adds entries to its trail. Call it inside of a transaction. */
export function saveViolationAnalysis(
  db: Database,
  violationId: number,
  { state, isSuppressed }: ViolationFacts,
  trail: { entries: readonly string[]; commenter: string | undefined; at: number },
): void {
  const values = { state, suppressed: isSuppressed ? 1 : 0 };
  db.run(
    db.build
      .insertInto('violationAnalysis')
      .values({ policyViolationId: violationId, ...values })
      .onConflict((conflict) => conflict.column('policyViolationId').doUpdateSet(values)),
  );
  const addEntry = db.prepare(
    `insert into violationAnalysisComment (violationAnalysisId, timestamp, comment, commenter)
     select id, ?, ?, ? from violationAnalysis where policyViolationId = ?`,
  );
  for (const entry of trail.entries) addEntry.run(trail.at, entry, trail.commenter, violationId);
}

export function violationAnalysisJson({ state, isSuppressed, comments }: StoredViolationAnalysis) {
  return { analysisState: state, analysisComments: comments, isSuppressed };
}

/** Which conditions the components of a project violate according to the last evaluation, with the types. */
export function storedViolations(db: Database, projectId: number): Map<number, Map<number, string>> {
  const rows = db
    .prepare('select componentId, policyConditionId, type from policyViolation where projectId = ?')
    .all<{ componentId: number; policyConditionId: number; type: string }>(projectId);
  const stored = new Map<number, Map<number, string>>();
  for (const { componentId, policyConditionId, type } of rows) {
    const known = stored.get(componentId);
    if (known) known.set(policyConditionId, type);
    else stored.set(componentId, new Map([[policyConditionId, type]]));
  }
  return stored;
}

/** Remembers a violation, unless its component or condition is gone; one that is known keeps its time and its audit. */
export function addViolation(
  db: Database,
  violation: { componentId: number; conditionId: number; type: ViolationType; now: number },
): void {
  const { componentId, conditionId, type, now } = violation;
  db.prepare(
    `insert into policyViolation (uuid, projectId, componentId, policyConditionId, type, timestamp)
     select ?, component.projectId, component.id, policyCondition.id, ?, ? from component, policyCondition
     where component.id = ? and policyCondition.id = ?
     on conflict (componentId, policyConditionId) do update set type = excluded.type`,
  ).run(randomUUID(), type, now, componentId, conditionId);
}

/** Forgets a violation and its audit. */
export function removeViolation(db: Database, componentId: number, conditionId: number): void {
  db.prepare('delete from policyViolation where componentId = ? and policyConditionId = ?').run(
    componentId,
    conditionId,
  );
}

const NEWEST_FIRST = sql`"policyViolation".timestamp desc, "policyViolation".id desc`;

const SORTABLE: Record<string, string> = {
  type: 'policyViolation.type',
  timestamp: 'policyViolation.timestamp',
  uuid: 'policyViolation.uuid',
  'project.name': 'project.name',
  'project.version': 'project.version',
  'component.group': 'component.groupName',
  'component.name': 'component.name',
  'component.version': 'component.version',
  'policyCondition.subject': 'policyCondition.subject',
  'policyCondition.policy.name': 'policy.name',
  'policyCondition.policy.violationState': 'policy.violationState',
  'analysis.analysisState': 'violationAnalysis.state',
};

interface ListedViolation extends Pick<
  ViolationRow,
  'id' | 'uuid' | 'type' | 'timestamp' | 'text' | 'componentId'
> {
  conditionUuid: string;
  subject: string;
  operator: string;
  value: string;
  policyUuid: string;
  policyName: string;
  policyOperator: string;
  violationState: string;
  includeChildren: number;
}

function violationsJson(db: Database, rows: readonly ListedViolation[]) {
  const components = componentsById(db, rows);
  return rows.map((row) => {
    const component = components.get(row.componentId);
    const analysis = findViolationAnalysis(db, row.id);
    return {
      type: row.type,
      project: component?.project,
      component,
      policyCondition: {
        policy: {
          name: row.policyName,
          operator: row.policyOperator,
          violationState: row.violationState,
          uuid: row.policyUuid,
          includeChildren: Boolean(row.includeChildren),
          // Nobody looked for limits here; the reference says true of every policy, too.
          global: true,
        },
        operator: row.operator,
        subject: row.subject,
        value: row.value,
        uuid: row.conditionUuid,
      },
      timestamp: row.timestamp,
      text: row.text ?? undefined,
      analysis: analysis && violationAnalysisJson(analysis),
      uuid: row.uuid,
    };
  });
}

// Several violations of a component share one object.
function componentsById(db: Database, violations: readonly ListedViolation[]) {
  const ids = JSON.stringify([...new Set(violations.map(({ componentId }) => componentId))]);
  const rows = db
    .prepare('select * from component where id in (select value from json_each(?))')
    .all<ComponentRow>(ids);
  const projects = projectsById(
    db,
    rows.map(({ projectId }) => projectId),
  );
  const licences = conciseLicenses(
    db,
    rows.map(({ resolvedLicenseId }) => resolvedLicenseId),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      componentJson(row, {
        resolvedLicense: row.resolvedLicenseId === null ? undefined : licences.get(row.resolvedLicenseId),
        project: projects.get(row.projectId),
      }),
    ]),
  );
}

function projectsById(db: Database, ids: readonly number[]) {
  const rows = db
    .prepare('select * from project where id in (select value from json_each(?))')
    .all<ProjectRow>(JSON.stringify([...new Set(ids)]));
  const projects = projectsJson(db, rows);
  return new Map(rows.map(({ id }, index) => [id, projects[index]]));
}
