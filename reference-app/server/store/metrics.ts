import type { Selectable } from 'kysely';

import { addCounters, countFindings, countViolations, NOTHING_COUNTED } from '../rules/metricsCounters.js';
import type { CountedFinding, CountedViolation, MeasuredCounters } from '../rules/metricsCounters.js';
import { ALIAS_COLUMNS, aliasKey, groupByAlias } from '../rules/vulnerabilityAliases.js';
import type { AliasIds } from '../rules/vulnerabilityAliases.js';
import type { Database } from './database.js';
import { ratedFindings } from './ratedFindings.js';
import type { Counters } from './tables.js';
import { violationsWithPolicy } from './violationsWithPolicy.js';
import { effectiveSeverity } from '../rules/vulnerabilityJson.js';

/** Metrics of a component, a project or the portfolio as the API writes them; times are milliseconds. */
export type MetricsJson = Selectable<Counters>;

/** Metrics of a project as the API writes them. */
export type ProjectMetricsJson = MetricsJson & { components: number; vulnerableComponents: number };

/** Metrics of all active projects as the API writes them. */
export type PortfolioMetricsJson = ProjectMetricsJson & { projects: number; vulnerableProjects: number };

/** Latest metrics of a project; `undefined` when it was never measured. */
export function currentProjectMetrics(db: Database, projectId: number): ProjectMetricsJson | undefined {
  // Prepared, as that of components: the portfolio and lists ask it of each one.
  return projectMetricsJson(
    db
      .prepare(`${latest('projectMetrics')} where projectId = ? ${NEWEST}`)
      .first<ProjectMetricsJson>(projectId),
  );
}

/** Latest metrics of many projects by their id; what was never measured is left out. */
export function currentMetricsOfProjects(
  db: Database,
  projectIds: readonly number[],
): Map<number, ProjectMetricsJson> {
  const found = new Map<number, ProjectMetricsJson>();
  for (const id of projectIds) {
    const metrics = currentProjectMetrics(db, id);
    if (metrics) found.set(id, metrics);
  }
  return found;
}

/** Latest metrics of a component; `undefined` when it was never measured. */
export function currentComponentMetrics(db: Database, componentId: number): MetricsJson | undefined {
  return componentMetricsJson(
    db
      .prepare(`${latest('componentMetrics')} where componentId = ? ${NEWEST}`)
      .first<MetricsJson>(componentId),
  );
}

/** Latest metrics of the portfolio; `undefined` when it was never measured. */
export function currentPortfolioMetrics(db: Database): PortfolioMetricsJson | undefined {
  return portfolioMetricsJson(
    db.first(
      db.build
        .selectFrom('portfolioMetrics')
        .selectAll()
        .orderBy('lastOccurrence', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    ),
  );
}

/** Metrics of a project whose last occurrence is at or after a moment, oldest first. */
export function projectMetricsSince(db: Database, projectId: number, since: number): ProjectMetricsJson[] {
  const rows = db.all(
    db.build
      .selectFrom('projectMetrics')
      .selectAll()
      .where('projectId', '=', projectId)
      .where('lastOccurrence', '>=', since)
      .orderBy('lastOccurrence')
      .orderBy('id'),
  );
  return rows.flatMap((row) => projectMetricsJson(row) ?? []);
}

/** As {@link projectMetricsSince}, of a component. */
export function componentMetricsSince(db: Database, componentId: number, since: number): MetricsJson[] {
  const rows = db.all(
    db.build
      .selectFrom('componentMetrics')
      .selectAll()
      .where('componentId', '=', componentId)
      .where('lastOccurrence', '>=', since)
      .orderBy('lastOccurrence')
      .orderBy('id'),
  );
  return rows.flatMap((row) => componentMetricsJson(row) ?? []);
}

/** As {@link projectMetricsSince}, of the portfolio. */
export function portfolioMetricsSince(db: Database, since: number): PortfolioMetricsJson[] {
  const rows = db.all(
    db.build
      .selectFrom('portfolioMetrics')
      .selectAll()
      .where('lastOccurrence', '>=', since)
      .orderBy('lastOccurrence')
      .orderBy('id'),
  );
  return rows.flatMap((row) => portfolioMetricsJson(row) ?? []);
}

/** The current metrics of a component. */
export interface MeasuredComponent {
  componentId: number;
  counters: MeasuredCounters;
}

/** Counts every component of a project. Reads only: {@link recordComponentMetrics} stores what it finds. */
export function measureComponents(db: Database, projectId: number): MeasuredComponent[] {
  const components = db.all(db.build.selectFrom('component').select('id').where('projectId', '=', projectId));
  const findings = countedFindings(db, projectId);
  const audited = auditedByComponent(db, projectId);
  const violations = countedViolations(db, projectId);
  return components.map(({ id }) => ({
    componentId: id,
    counters: {
      ...countFindings(findings.get(id) ?? [], audited.get(id) ?? 0),
      ...countViolations(violations.get(id) ?? []),
    },
  }));
}

/** Stores the metrics of a component and its risk score. */
export function recordComponentMetrics(
  db: Database,
  projectId: number,
  measured: MeasuredComponent,
  now: number,
): void {
  const { componentId, counters } = measured;
  recordMetrics(db, 'componentMetrics', { projectId, componentId }, counters, now);
  db.prepare(
    'update component set lastInheritedRiskScore = ?1 where id = ?2 and lastInheritedRiskScore is not ?1',
  ).run(counters.inheritedRiskScore, componentId);
}

/** Stores the metrics of a project, the sum of its components, and its risk score. */
export function recordProjectMetrics(
  db: Database,
  projectId: number,
  components: readonly MeasuredComponent[],
  now: number,
): void {
  const counters = {
    ...addCounters(components.map((component) => component.counters)),
    components: components.length,
    vulnerableComponents: components.filter((component) => component.counters.vulnerabilities > 0).length,
  };
  recordMetrics(db, 'projectMetrics', { projectId }, counters, now);
  const lastInheritedRiskScore = counters.inheritedRiskScore;
  db.run(
    db.build
      .updateTable('project')
      .set({ lastInheritedRiskScore })
      .where('id', '=', projectId)
      .where('lastInheritedRiskScore', 'is not', lastInheritedRiskScore),
  );
}

/** Adds the latest metrics of all active projects up and stores them. */
export function recordPortfolioMetrics(db: Database, now: number): void {
  const projects = db.all(db.build.selectFrom('project').select('id').where('active', '=', 1));
  const metrics = projects.flatMap(({ id }) => currentProjectMetrics(db, id) ?? []);
  const sum = addCounters(metrics.map((row) => ({ ...NOTHING_COUNTED, ...pickCounters(row) })));
  const total = (name: 'components' | 'vulnerableComponents') =>
    metrics.reduce((count, row) => count + row[name], 0);
  const counters = {
    ...sum,
    projects: projects.length,
    vulnerableProjects: metrics.filter((row) => row.vulnerabilities > 0).length,
    components: total('components'),
    vulnerableComponents: total('vulnerableComponents'),
  };
  recordMetrics(db, 'portfolioMetrics', {}, counters, now);
}

const OWNED = [
  ['componentMetrics', 'componentId'],
  ['projectMetrics', 'projectId'],
] as const;

/** Forgets metrics whose last occurrence is before a moment, but not the latest ones. */
export function deleteMetricsBefore(db: Database, moment: number): void {
  db.transaction(() => {
    for (const [table, owner] of OWNED) {
      db.prepare(
        `delete from ${table} where lastOccurrence < ? and exists (
           select 1 from ${table} later where later.${owner} = ${table}.${owner}
             and later.lastOccurrence > ${table}.lastOccurrence)`,
      ).run(moment);
    }
    db.run(
      db.build
        .deleteFrom('portfolioMetrics')
        .where('lastOccurrence', '<', moment)
        .where('lastOccurrence', '<', ({ selectFrom }) =>
          selectFrom('portfolioMetrics as any').select(({ fn }) => fn.max('any.lastOccurrence').as('latest')),
        ),
    );
  });
}

export type MetricsTable = 'componentMetrics' | 'projectMetrics' | 'portfolioMetrics';

/**
 * Stores the counts of a moment. Adds a row only when a value changed, and otherwise extends the latest row.
 * Rows of one owner are recorded in the order of time.
 */
export function recordMetrics(
  db: Database,
  table: MetricsTable,
  owner: { projectId?: number; componentId?: number },
  counters: MeasuredCounters,
  now: number,
): void {
  const values = { ...counters } as Record<string, number>;
  const filter =
    'componentId' in owner ? 'where componentId = ?' : 'projectId' in owner ? 'where projectId = ?' : '';
  const key = owner.componentId ?? owner.projectId;
  const last = db
    .prepare(`select * from ${table} ${filter} ${NEWEST}`)
    .first<Record<string, number>>(...(key === undefined ? [] : [key]));
  if (last && Object.entries(values).every(([name, value]) => last[name] === value)) {
    // Two measurements within a millisecond are still two.
    const at = Math.max(now, (last.lastOccurrence ?? 0) + 1);
    db.prepare(`update ${table} set lastOccurrence = ? where id = ?`).run(at, last.id);
    return;
  }
  const at = last ? Math.max(now, (last.lastOccurrence ?? 0) + 1) : now;
  const row: Record<string, number> = { ...owner, ...values, firstOccurrence: at, lastOccurrence: at };
  const names = Object.keys(row);
  db.prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`).run(
    ...Object.values(row),
  );
}

function countedFindings(db: Database, projectId: number): Map<number, CountedFinding[]> {
  const rows = db.all(ratedFindings(db, projectId).select(['v.source', 'v.vulnId', 'a.suppressed']));
  const groups = groupByAlias(rows, aliasesIn(db, projectId));
  const found = new Map<number, CountedFinding[]>();
  for (const row of rows) {
    const finding = {
      severity: effectiveSeverity(row),
      isSuppressed: row.suppressed === 1,
      aliasGroup: groups.get(aliasKey(row.source, row.vulnId)) ?? -1,
    };
    const known = found.get(row.componentId);
    if (known) known.push(finding);
    else found.set(row.componentId, [finding]);
  }
  return found;
}

function countedViolations(db: Database, projectId: number): Map<number, CountedViolation[]> {
  const rows = db.all(
    violationsWithPolicy(db)
      .leftJoin('violationAnalysis as analysis', 'analysis.policyViolationId', 'violation.id')
      .select(['violation.componentId', 'violation.type', 'policy.violationState', 'analysis.state'])
      .where('violation.projectId', '=', projectId)
      .where(({ eb, fn, lit }) => eb(fn.coalesce('analysis.suppressed', lit(0)), '=', 0))
      .$narrowType<Pick<CountedViolation, 'violationState'>>(),
  );
  const found = new Map<number, CountedViolation[]>();
  for (const { componentId, type, violationState, state } of rows) {
    const violation = { type, violationState, isAudited: (state ?? 'NOT_SET') !== 'NOT_SET' };
    const known = found.get(componentId);
    if (known) known.push(violation);
    else found.set(componentId, [violation]);
  }
  return found;
}

/** Alias rows that name a vulnerability of the project. */
function aliasesIn(db: Database, projectId: number): AliasIds[] {
  const found = db.build.selectFrom('finding').select('vulnerabilityId').where('projectId', '=', projectId);
  return Object.entries(ALIAS_COLUMNS).flatMap(([source, column]) =>
    db.all(
      db.build
        .selectFrom('vulnerabilityAlias as alias')
        .innerJoin('vulnerability as v', (join) =>
          join.on('v.source', '=', source).onRef('v.vulnId', '=', `alias.${column}`),
        )
        .selectAll('alias')
        .distinct()
        .where('v.id', 'in', found),
    ),
  );
}

// As in the reference: what counts is the decision, whether or not the analyzer still reports the finding.
function auditedByComponent(db: Database, projectId: number): Map<number, number> {
  const rows = db.all(
    db.build
      .selectFrom('analysis')
      .select(({ fn }) => ['componentId', fn.countAll<number>().as('audited')])
      .where('projectId', '=', projectId)
      .where('suppressed', '=', 0)
      .where('state', 'not in', ['NOT_SET', 'IN_TRIAGE'])
      .groupBy('componentId'),
  );
  return new Map(rows.map(({ componentId, audited }) => [componentId, audited]));
}

const latest = (table: MetricsTable) => `select * from ${table}`;
const NEWEST = 'order by lastOccurrence desc, id desc limit 1';

type Stored<T> = (T & { id?: number; projectId?: number; componentId?: number }) | undefined;

function projectMetricsJson(row: Stored<ProjectMetricsJson>): ProjectMetricsJson | undefined {
  if (!row) return undefined;
  const { id: _, projectId: __, components, vulnerableComponents, ...counters } = row;
  return { ...counters, vulnerableComponents, components };
}

function componentMetricsJson(row: Stored<MetricsJson>): MetricsJson | undefined {
  if (!row) return undefined;
  const { id: _, projectId: __, componentId: ___, ...counters } = row;
  return counters;
}

function portfolioMetricsJson(row: Stored<PortfolioMetricsJson>): PortfolioMetricsJson | undefined {
  if (!row) return undefined;
  const { id: _, ...counters } = row;
  return counters;
}

function pickCounters(row: MetricsJson): MeasuredCounters {
  return Object.fromEntries(
    Object.keys(NOTHING_COUNTED).map((name) => [name, row[name as keyof MeasuredCounters]]),
  ) as unknown as MeasuredCounters;
}
