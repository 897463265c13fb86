import { addCounters, countFindings, countViolations, riskScore } from '../../rules/metricsCounters.js';
import type { CountedFinding, CountedViolation, MeasuredCounters } from '../../rules/metricsCounters.js';
import type { ServerContext } from '../../context.js';
import { aliasKey, groupByAlias } from '../../rules/vulnerabilityAliases.js';
import type { AliasIds } from '../../rules/vulnerabilityAliases.js';
import { effectiveSeverity } from '../../rules/vulnerabilityJson.js';
import type { RatingColumns } from '../../rules/vulnerabilityColumns.js';
import { recordMetrics } from '../../store/metrics.js';

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
  timestamp: number;
  auditedAt: number;
  suppressedAt: number;
}

/**
 * Writes the metrics of the last 90 days as hourly counting would have left them, from when findings and violations were
 * reported and audited. Replaces what was counted so far.
 */
export function seedDemoHistory({ db, now }: ServerContext): void {
  const projects = db
    .prepare(
      `select p.id, p.active, p.lastBomImport, count(c.id) as components
       from project p left join component c on c.projectId = p.id group by p.id`,
    )
    .all<{ id: number; active: number; lastBomImport: number | null; components: number }>();
  const findings = pastFindings(db);
  const violations = pastViolations(db);
  db.transaction(() => {
    for (const table of ['componentMetrics', 'projectMetrics', 'portfolioMetrics']) db.prepare(`delete from ${table}`).run();
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
  });
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

function pastViolations(db: ServerContext['db']): PastViolation[] {
  const rows = db
    .prepare(
      `select violation.projectId, violation.timestamp, violation.type, policy.violationState, analysis.state, analysis.suppressed,
         (select max(timestamp) from violationAnalysisComment where violationAnalysisId = analysis.id) as lastComment
       from policyViolation violation
       join policyCondition condition on condition.id = violation.policyConditionId
       join policy on policy.id = condition.policyId
       left join violationAnalysis analysis on analysis.policyViolationId = violation.id`,
    )
    .all<PastViolation & { state: string | null; suppressed: number | null; lastComment: number | null }>();
  return rows.map(({ state, suppressed, lastComment, ...row }) => ({
    ...row,
    auditedAt: (state ?? 'NOT_SET') === 'NOT_SET' ? Infinity : (lastComment ?? Infinity),
    suppressedAt: suppressed === 1 ? (lastComment ?? Infinity) : Infinity,
  }));
}

function pastFindings(db: ServerContext['db']): PastFinding[] {
  const rows = db
    .prepare(
      `select f.projectId, f.componentId, f.attributedOn, v.source, v.vulnId, v.severity, v.cvssV2BaseScore, v.cvssV3BaseScore,
         v.owaspRRLikelihoodScore, v.owaspRRTechnicalImpactScore, v.owaspRRBusinessImpactScore,
         case when a.state not in ('NOT_SET', 'IN_TRIAGE') then 1 else 0 end as isAudited, a.suppressed,
         (select max(timestamp) from analysisComment where analysisId = a.id) as lastComment
       from finding f
       join vulnerability v on v.id = f.vulnerabilityId
       left join analysis a on a.componentId = f.componentId and a.vulnerabilityId = f.vulnerabilityId`,
    )
    .all<Omit<PastFinding, 'severity'> & RatingColumns & AuditColumns & { source: string; vulnId: string }>();
  const aliases = db.prepare('select * from vulnerabilityAlias').all<AliasIds>();
  const groups = groupByAlias(rows, aliases);
  return rows.map((row) => ({
    projectId: row.projectId,
    componentId: row.componentId,
    attributedOn: row.attributedOn,
    aliasGroup: groups.get(aliasKey(row.source, row.vulnId)) ?? -1,
    severity: effectiveSeverity(row),
    auditedAt: row.isAudited === 1 ? (row.lastComment ?? Infinity) : Infinity,
    suppressedAt: row.suppressed === 1 ? (row.lastComment ?? Infinity) : Infinity,
  }));
}

interface AuditColumns {
  isAudited: number;
  suppressed: number | null;
  lastComment: number | null;
}
