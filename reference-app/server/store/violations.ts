import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import type { RawBuilder, Selectable, SqlBool } from 'kysely';

import type { ViolationType } from '../../../src/domain/policy/policySubjects.js';
import type { ViolationFacts } from '../rules/violationDecision.js';
import { componentWithinRow, conciseLicenses } from './components.js';
import type { ComponentRow } from './components.js';
import { rowsOf } from './database.js';
import type { Database } from './database.js';
import { BY_ID, pageOfLargeList } from './largeLists.js';
import type { LargeList, ListedIds, Order, SortKey } from './largeLists.js';
import { contains, orderOf, slice } from './page.js';
import type { Page } from './page.js';
import type { PolicyConditionRow, PolicyRow } from './policies.js';
import type { VisibleProjects } from './projectAccess.js';
import { projectsJson } from './projects.js';
import type { ProjectRow } from './projects.js';
import { within } from './range.js';
import { octetsSql, slicesOf } from './rowSlices.js';
import type { RowSize } from './rowSlices.js';
import type { Range } from './range.js';
import type { PolicyViolationTable } from './tables.js';

export type ViolationRow = Selectable<PolicyViolationTable>;

/** The decision about a violation. Its audit trail is read separately because it may be long. */
export interface StoredViolationAnalysis extends ViolationFacts {
  id: number;
}

/** Selects the violations to list. */
export type ViolationFilter = (PortfolioViolations | SomeViolations) & {
  /** True to add suppressed violations. */
  withSuppressed: boolean;
};

interface PortfolioViolations {
  visible: VisibleProjects;
  withSuppressed: boolean;
  /** Violation states of policies: `FAIL`, `WARN`, `INFO`. */
  states?: readonly string[];
  types?: readonly string[];
  analysisStates?: readonly string[];
  /** When they were first noticed. */
  occurred?: Range;
  text?: { fields: readonly SearchedViolationField[]; input: string };
}

/** The fields by which violations of the portfolio can be searched, named as in the API. */
export type SearchedViolationField = (typeof SEARCHED_VIOLATION_FIELDS)[number];
export const SEARCHED_VIOLATION_FIELDS = ['policy_name', 'component', 'project_name'] as const;

type SomeViolations = (
  | {
      /** Only those of a project. */
      projectId: number;
      /** Looks for `page.searchText` in the names of policies and components. */
      isSearched?: true;
    }
  | {
      /** Only those of a component. */
      componentId: number;
    }
) & { withSuppressed: boolean };

/**
 * Returns one page of violations, newest first, and the approximate size in bytes of each with its component
 * and audit trail.
 */
export function listViolations(
  db: Database,
  filter: ViolationFilter,
  page: Page,
): { sizes: RowSize[]; total: number } {
  const { ids, total } =
    'visible' in filter ? violationsOfAll(db, filter, page) : violationsOf(db, filter, page);
  const sizes = db
    .prepare(
      `select violation.id, 1500 + ${octetsSql(db, 'component')} + ifnull((
         select sum(100 + octet_length(entry.comment)) from violationAnalysis audit
         join violationAnalysisComment entry on entry.violationAnalysisId = audit.id
         where audit.policyViolationId = violation.id
       ), 0) as bytes
       from json_each(?) listed
       cross join policyViolation violation on violation.id = listed.value
       join component on component.id = violation.componentId
       order by listed.key`,
    )
    .all<RowSize>(JSON.stringify(ids));
  return { total, sizes };
}

/** Yields violations as JSON, in their order, read on demand. Deleted ones are left out. */
export function* violationTexts(db: Database, sizes: readonly RowSize[]): Iterable<string> {
  for (const ids of slicesOf(sizes)) {
    for (const violation of violationsJson(db, violationsById(db, ids))) yield JSON.stringify(violation);
  }
}

function violationsOfAll(db: Database, filter: PortfolioViolations, page: Page): ListedIds {
  const { visible } = filter;
  const conditions = conditionsOf(filter);
  const list: LargeList = {
    table: 'policyViolation',
    projects: visible.condition ? [visible.condition] : [],
    isOfFewProjects: visible.areFew,
    conditions,
    isSearch: filter.text !== undefined,
  };
  return pageOfLargeList(db, list, orderFor(page), page);
}

function conditionsOf(filter: PortfolioViolations): RawBuilder<SqlBool>[] {
  const { withSuppressed, states, types, analysisStates, occurred, text } = filter;
  const conditions = within('+entry.timestamp', occurred);
  if (!withSuppressed) conditions.push(sql`entry."analysisSuppressed" = 0`);
  if (types) conditions.push(sql`entry.type in (${sql.join(types)})`);
  if (analysisStates) {
    conditions.push(sql`ifnull(entry."analysisState", 'NOT_SET') in (${sql.join(analysisStates)})`);
  }
  if (states) conditions.push(ofPolicies(sql`policy."violationState" in (${sql.join(states)})`));
  if (text) {
    const found = text.fields.map((field) => FOUND_BY[field](text.input));
    conditions.push(sql`(${sql.join(found, sql` or `)})`);
  }
  return conditions;
}

const ofPolicies = (condition: RawBuilder<SqlBool>) =>
  sql<SqlBool>`entry."policyConditionId" in (select "policyCondition".id from "policyCondition"
    join policy on policy.id = "policyCondition"."policyId" where ${condition})`;

const FOUND_BY: Record<SearchedViolationField, (text: string) => RawBuilder<SqlBool>> = {
  policy_name: (text) => ofPolicies(contains('policy.name', text)),
  component: (text) =>
    sql`entry."componentId" in (select component.id from component where ${contains('component.name', text)})`,
  project_name: (text) =>
    sql`entry."projectId" in (select project.id from project where ${contains('project.name', text)})`,
};

function violationsOf(db: Database, filter: SomeViolations, page: Page): ListedIds {
  const conditions = [
    'projectId' in filter
      ? sql<SqlBool>`"policyViolation"."projectId" = ${filter.projectId}`
      : sql<SqlBool>`"policyViolation"."componentId" = ${filter.componentId}`,
  ];
  if (!filter.withSuppressed) conditions.push(sql`"policyViolation"."analysisSuppressed" = 0`);
  if ('isSearched' in filter && page.searchText !== undefined) {
    const [inPolicy, inComponent] = [
      contains('policy.name', page.searchText),
      contains('component.name', page.searchText),
    ];
    conditions.push(sql`(${inPolicy} or ${inComponent})`);
  }
  const columns = Object.fromEntries(
    Object.entries(SORTABLE).map(([name, { table, column }]) => [name, `${table}.${column}`]),
  );
  const listed = rowsOf<{ id: number }>(
    db,
    sql`select "policyViolation".id from "policyViolation"
      join project on project.id = "policyViolation"."projectId"
      join component on component.id = "policyViolation"."componentId"
      join "policyCondition" on "policyCondition".id = "policyViolation"."policyConditionId"
      join policy on policy.id = "policyCondition"."policyId"
      where ${sql.join(conditions, sql` and `)}
      order by ${orderOf(page, columns, NEWEST_FIRST, 'policyViolation.id')}`,
  );
  return { ids: slice(listed, page).map(({ id }) => id), total: listed.length };
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
  return { id: row.id, state: row.state, isSuppressed: row.suppressed === 1 };
}

/** The trail of the audit of a violation: the ids of its entries, oldest first. */
export function violationTrailOf(db: Database, analysisId: number): number[] {
  const rows = db.all(
    db.build
      .selectFrom('violationAnalysisComment')
      .select('id')
      .where('violationAnalysisId', '=', analysisId)
      .orderBy('id'),
  );
  return rows.map(({ id }) => id);
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
  const saved = findViolationAnalysis(db, violationId);
  if (!saved) throw new Error('The analysis was not stored.');
  const about = {
    violationAnalysisId: saved.id,
    timestamp: trail.at,
    commenter: trail.commenter ?? null,
  };
  for (const comment of trail.entries) {
    db.run(db.build.insertInto('violationAnalysisComment').values({ ...about, comment }));
  }
}

/**
 * Returns the conditions that the components of a project violate according to the last evaluation, with the
 * types.
 */
export function storedViolations(db: Database, projectId: number): Map<number, Map<number, string>> {
  const rows = db.all(
    db.build
      .selectFrom('policyViolation')
      .select(['componentId', 'policyConditionId', 'type'])
      .where('projectId', '=', projectId),
  );
  const stored = new Map<number, Map<number, string>>();
  for (const { componentId, policyConditionId, type } of rows) {
    const known = stored.get(componentId);
    if (known) known.set(policyConditionId, type);
    else stored.set(componentId, new Map([[policyConditionId, type]]));
  }
  return stored;
}

/**
 * Stores a violation, unless its component or condition no longer exists. A known violation keeps its time
 * and its audit.
 */
export function addViolation(
  db: Database,
  violation: { componentId: number; conditionId: number; type: ViolationType; now: number },
): void {
  const { componentId, conditionId, type, now } = violation;
  // Prepared, as its removal: a new policy is violated by thousands of components.
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

const SORTABLE: Record<string, { table: keyof typeof SORT_KEYS; column: string }> = {
  type: { table: 'policyViolation', column: 'type' },
  timestamp: { table: 'policyViolation', column: 'timestamp' },
  uuid: { table: 'policyViolation', column: 'uuid' },
  'project.name': { table: 'project', column: 'name' },
  'project.version': { table: 'project', column: 'version' },
  'component.group': { table: 'policyViolation', column: 'componentGroup' },
  'component.name': { table: 'component', column: 'name' },
  'component.version': { table: 'component', column: 'version' },
  'policyCondition.subject': { table: 'policyCondition', column: 'subject' },
  'policyCondition.policy.name': { table: 'policy', column: 'name' },
  'policyCondition.policy.violationState': { table: 'policy', column: 'violationState' },
  'analysis.analysisState': { table: 'policyViolation', column: 'analysisState' },
};

const SORT_KEYS = {
  policyViolation: (column: string): SortKey => ({
    column,
    isFine: column === 'timestamp' || column === 'uuid',
  }),
  project: (column: string): SortKey => ({ of: `select id, ${column} as key from project`, by: 'projectId' }),
  component: (column: string): SortKey => ({
    of: `select id, ${column} as key from component`,
    by: 'componentId',
    isFine: true,
  }),
  policyCondition: (column: string): SortKey => ({
    of: `select id, ${column} as key from policyCondition`,
    by: 'policyConditionId',
  }),
  policy: (column: string): SortKey => ({
    of: `select policyCondition.id, policy.${column} as key
      from policyCondition join policy on policy.id = policyCondition.policyId`,
    by: 'policyConditionId',
  }),
};

// As in `orderOf`: an unknown name, or one without a direction, means the order in which violations came.
function orderFor({ sort }: Page): Order {
  if (!sort) {
    return { key: SORT_KEYS.policyViolation('timestamp'), direction: 'desc', tieDirection: 'desc' };
  }
  const known = Object.hasOwn(SORTABLE, sort.name) ? SORTABLE[sort.name] : undefined;
  if (!known || !sort.direction) return { key: BY_ID, direction: 'asc' };
  return { key: SORT_KEYS[known.table](known.column), direction: sort.direction };
}

type ListedViolation = Pick<ViolationRow, 'id' | 'uuid' | 'type' | 'timestamp' | 'text' | 'componentId'> &
  Pick<PolicyConditionRow, 'subject' | 'operator' | 'value'> &
  Pick<PolicyRow, 'violationState' | 'includeChildren'> & {
    conditionUuid: string;
    policyUuid: string;
    policyName: string;
    policyOperator: string;
  };

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
          // Limits are not looked up here; the reference says true of every policy, too.
          global: true,
        },
        operator: row.operator,
        subject: row.subject,
        value: row.value,
        uuid: row.conditionUuid,
      },
      timestamp: row.timestamp,
      text: row.text ?? undefined,
      analysis: analysis && {
        analysisState: analysis.state,
        analysisComments: trailEntries(db, analysis.id),
        isSuppressed: analysis.isSuppressed,
      },
      uuid: row.uuid,
    };
  });
}

function trailEntries(db: Database, analysisId: number) {
  const comments = db.all(
    db.build
      .selectFrom('violationAnalysisComment')
      .select(['timestamp', 'comment', 'commenter'])
      .where('violationAnalysisId', '=', analysisId)
      .orderBy('id'),
  );
  return comments.map((comment) => ({ ...comment, commenter: comment.commenter ?? undefined }));
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
      componentWithinRow(row, {
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
  const projects = projectsJson(db, rows, { isWithinRow: true });
  return new Map(rows.map(({ id }, index) => [id, projects[index]]));
}
