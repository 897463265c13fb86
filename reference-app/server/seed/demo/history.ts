import { addCounters, countFindings, countViolations, riskScore } from '../../rules/metricsCounters.js';
import type { CountedFinding, CountedViolation, MeasuredCounters } from '../../rules/metricsCounters.js';
import type { ServerContext } from '../../context.js';
import { aliasKey, groupByAlias } from '../../rules/vulnerabilityAliases.js';
import { effectiveSeverity } from '../../rules/vulnerabilityJson.js';
import { RATING_COLUMNS } from '../../rules/vulnerabilityColumns.js';
import type { Database } from '../../store/database.js';
import { recordMetrics } from '../../store/metrics.js';
import { violationsWithPolicy } from '../../store/violationsWithPolicy.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const HISTORY_DAYS = 90;

interface PastFinding {
  projectId: number;
  componentId: number;
  attributedOn: number;
  aliasGroup: number;
  severity: ReturnType<typeof effectiveSeverity>;
  /** When it was audited and suppressed; infinite: not yet. */
  auditedAt: number;
  suppressedAt: number;
}

interface PastViolation extends Pick<CountedViolation, 'type' | 'violationState'> {
  projectId: number;
  componentId: number;
  timestamp: number;
  auditedAt: number;
  suppressedAt: number;
}

/**
 * Writes the metrics of the last 90 days as hourly counting would have left them, from when findings and violations were
 * reported and audited. Replaces what was counted so far.
 */
export function seedDemoHistory({ db, now }: ServerContext): void {
  const projects = db.all(
    db.build
      .selectFrom('project as p')
      .leftJoin('component as c', 'c.projectId', 'p.id')
      .select(['p.id', 'p.active', 'p.lastBomImport'])
      .select(({ fn }) => fn.count<number>('c.id').as('components'))
      .groupBy('p.id'),
  );
  const findings = pastFindings(db);
  const violations = pastViolations(db);
  db.transaction(() => {
    for (const table of ['componentMetrics', 'projectMetrics', 'portfolioMetrics'] as const) {
      db.run(db.build.deleteFrom(table));
    }
    // Midnights, then now.
    const today = Math.floor(now() / DAY_MS) * DAY_MS;
    for (let day = HISTORY_DAYS; day >= 0; day -= 1) {
      const at = today - day * DAY_MS;
      const portfolio: (MeasuredCounters & { components: number; vulnerableComponents: number })[] = [];
      for (const project of projects) {
        const first = today - HISTORY_DAYS * DAY_MS;
        if (project.lastBomImport === null || at < Math.min(project.lastBomImport, first)) continue;
        const counters = {
          ...countersAt(
            findings.filter(({ projectId }) => projectId === project.id),
            at,
          ),
          ...violationsAt(
            violations.filter(({ projectId }) => projectId === project.id),
            at,
          ),
        };
        // Software grows: earlier bills of materials were a little shorter.
        const components = Math.max(counters.vulnerableComponents, project.components - Math.floor(day / 30));
        const row = { ...counters, components };
        recordMetrics(db, 'projectMetrics', { projectId: project.id }, row, at);
        if (project.active) portfolio.push(row);
      }
      const total = (name: 'components' | 'vulnerableComponents') =>
        portfolio.reduce((sum, row) => sum + row[name], 0);
      const sum = addCounters(portfolio.map(withoutComponents));
      const row = {
        ...sum,
        projects: projects.filter(({ active }) => active === 1).length,
        vulnerableProjects: portfolio.filter(({ vulnerabilities }) => vulnerabilities > 0).length,
        components: total('components'),
        vulnerableComponents: total('vulnerableComponents'),
      };
      recordMetrics(db, 'portfolioMetrics', {}, row, at);
    }
    const measured = new Set(projects.flatMap(({ id, lastBomImport }) => (lastBomImport === null ? [] : id)));
    for (const component of arrivals(db, findings, today)) {
      if (measured.has(component.projectId)) recordHistory(db, component, { findings, violations, today });
    }
  });
}

interface Arrival {
  id: number;
  projectId: number;
  at: number;
}

/**
 * When each component came into its project: the last ones of a project one by one, as its numbers of components have it,
 * but before their first finding.
 */
function arrivals(db: Database, findings: readonly PastFinding[], today: number): Arrival[] {
  const components = db.all(db.build.selectFrom('component').select(['id', 'projectId']).orderBy('id', 'desc'));
  const later = new Map<number, number>();
  return components.map(({ id, projectId }) => {
    const index = later.get(projectId) ?? 0;
    later.set(projectId, index + 1);
    const day = Math.min(HISTORY_DAYS, (index + 1) * 30 - 1);
    const found = findings
      .filter(({ componentId }) => componentId === id)
      .map(({ attributedOn }) => Math.floor(attributedOn / DAY_MS) * DAY_MS);
    const first = today - HISTORY_DAYS * DAY_MS;
    return { id, projectId, at: Math.max(first, Math.min(today - day * DAY_MS, ...found)) };
  });
}

/** Writes the metrics of a component at the midnights after which they changed. */
function recordHistory(
  db: Database,
  { id, projectId, at: arrival }: Arrival,
  past: { findings: readonly PastFinding[]; violations: readonly PastViolation[]; today: number },
): void {
  const findings = past.findings.filter(({ componentId }) => componentId === id);
  const violations = past.violations.filter(({ componentId }) => componentId === id);
  const changes = [
    ...findings.flatMap(({ attributedOn, auditedAt, suppressedAt }) => [attributedOn, auditedAt, suppressedAt]),
    ...violations.flatMap(({ timestamp, auditedAt, suppressedAt }) => [timestamp, auditedAt, suppressedAt]),
  ].map((time) => Math.ceil(time / DAY_MS) * DAY_MS);
  // The midnight before a change is the last with the earlier numbers.
  const times = new Set([arrival, ...changes.flatMap((time) => [time - DAY_MS, time]), past.today]);
  for (const at of [...times].filter((time) => time >= arrival && time <= past.today).sort((a, b) => a - b)) {
    const found = findings.filter(({ attributedOn }) => attributedOn <= at);
    const counters = {
      ...countFindings(
        found.map(({ suppressedAt, ...finding }) => ({ ...finding, isSuppressed: suppressedAt <= at })),
        found.filter(({ auditedAt, suppressedAt }) => auditedAt <= at && suppressedAt > at).length,
      ),
      ...violationsAt(violations, at),
    };
    recordMetrics(db, 'componentMetrics', { projectId, componentId: id }, counters, at);
  }
}

/** Adding up must not carry the component counts along. */
function withoutComponents({
  components: _,
  vulnerableComponents: __,
  ...counters
}: MeasuredCounters & { components: number; vulnerableComponents: number }): MeasuredCounters {
  return counters;
}

function countersAt(findings: readonly PastFinding[], at: number) {
  const byComponent = new Map<number, { found: CountedFinding[]; audited: number }>();
  for (const { componentId, attributedOn, aliasGroup, severity, auditedAt, suppressedAt } of findings) {
    if (attributedOn > at) continue;
    const component = byComponent.get(componentId) ?? { found: [], audited: 0 };
    const isSuppressed = suppressedAt <= at;
    component.found.push({ severity, aliasGroup, isSuppressed });
    if (auditedAt <= at && !isSuppressed) component.audited += 1;
    byComponent.set(componentId, component);
  }
  const counted = [...byComponent.values()].map(({ found, audited }) => countFindings(found, audited));
  const counters = addCounters(counted);
  return {
    ...counters,
    inheritedRiskScore: riskScore(counters),
    vulnerableComponents: counted.filter(({ vulnerabilities }) => vulnerabilities > 0).length,
  };
}

function violationsAt(violations: readonly PastViolation[], at: number) {
  return countViolations(
    violations
      .filter(({ timestamp, suppressedAt }) => timestamp <= at && suppressedAt > at)
      .map(({ auditedAt, ...violation }) => ({ ...violation, isAudited: auditedAt <= at })),
  );
}

function pastViolations(db: Database): PastViolation[] {
  const rows = db.all(
    violationsWithPolicy(db)
      .leftJoin('violationAnalysis as analysis', 'analysis.policyViolationId', 'violation.id')
      .select(['violation.projectId', 'violation.componentId', 'violation.timestamp', 'violation.type', 'policy.violationState'])
      .select(['analysis.state', 'analysis.suppressed'])
      .select(({ selectFrom }) =>
        selectFrom('violationAnalysisComment as entry')
          .select(({ fn }) => fn.max('entry.timestamp').as('latest'))
          .whereRef('entry.violationAnalysisId', '=', 'analysis.id')
          .as('lastComment'),
      )
      .$narrowType<Pick<PastViolation, 'violationState'>>(),
  );
  return rows.map(({ state, suppressed, lastComment, ...row }) => ({
    ...row,
    auditedAt: (state ?? 'NOT_SET') === 'NOT_SET' ? Infinity : (lastComment ?? Infinity),
    suppressedAt: suppressed === 1 ? (lastComment ?? Infinity) : Infinity,
  }));
}

function pastFindings(db: Database): PastFinding[] {
  const rows = db.all(
    db.build
      .selectFrom('finding as f')
      .innerJoin('vulnerability as v', 'v.id', 'f.vulnerabilityId')
      .leftJoin('analysis as a', (join) =>
        join.onRef('a.componentId', '=', 'f.componentId').onRef('a.vulnerabilityId', '=', 'f.vulnerabilityId'),
      )
      .select(['f.projectId', 'f.componentId', 'f.attributedOn', 'v.source', 'v.vulnId', 'a.state', 'a.suppressed'])
      .select(RATING_COLUMNS)
      .select(({ selectFrom }) =>
        selectFrom('analysisComment as entry')
          .select(({ fn }) => fn.max('entry.timestamp').as('latest'))
          .whereRef('entry.analysisId', '=', 'a.id')
          .as('lastComment'),
      ),
  );
  const aliases = db.all(db.build.selectFrom('vulnerabilityAlias').selectAll());
  const groups = groupByAlias(rows, aliases);
  return rows.map((row) => ({
    projectId: row.projectId,
    componentId: row.componentId,
    attributedOn: row.attributedOn,
    aliasGroup: groups.get(aliasKey(row.source, row.vulnId)) ?? -1,
    severity: effectiveSeverity(row),
    auditedAt: isAudited(row.state) ? (row.lastComment ?? Infinity) : Infinity,
    suppressedAt: row.suppressed === 1 ? (row.lastComment ?? Infinity) : Infinity,
  }));
}

const isAudited = (state: string | null) => state !== null && state !== 'NOT_SET' && state !== 'IN_TRIAGE';
