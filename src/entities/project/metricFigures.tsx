import { countedMetrics } from '../../domain/countedMetrics.js';
import { Message } from '../../i18n/index.js';
import type { Figure } from './FigureTiles.js';
import type { PortfolioMetrics } from '../../schema/metrics.js';
import { messages } from './PortfolioFigures.messages.js';

/** The metrics counted for the portfolio or a project. */
export type MetricFigure = 'vulnerabilities' | 'projects' | 'components' | 'risk' | 'triage' | 'violations';

/** Returns the metrics from a server's records, oldest first. A project has no `projects`. */
export function metricFigures(records: readonly PortfolioMetrics[]): Record<MetricFigure, Figure> {
  const { suppressed, projects, components, findingsTotal, ...latest }: Partial<PortfolioMetrics> =
    records.at(-1) ?? {};
  const { policyViolationsFail: fail, policyViolationsWarn: warn, policyViolationsInfo: info } = latest;
  const points = (value: (metrics: PortfolioMetrics) => number | undefined) =>
    countedMetrics(records).flatMap((metrics) => {
      const at = metrics.firstOccurrence;
      const known = value(metrics);
      return at === undefined || known === undefined ? [] : [{ at, value: known }];
    });
  return {
    vulnerabilities: {
      id: 'vulnerabilities',
      label: <Message {...messages.vulnerabilities} />,
      points: points((metrics) => metrics.vulnerabilities),
      note: suppressed !== undefined && <Message {...messages.suppressed} values={{ count: suppressed }} />,
    },
    projects: {
      id: 'projects',
      label: <Message {...messages.projects} />,
      points: points((metrics) => metrics.vulnerableProjects),
      note: projects !== undefined && <Message {...messages.ofProjects} values={{ count: projects }} />,
    },
    components: {
      id: 'components',
      label: <Message {...messages.components} />,
      points: points((metrics) => metrics.vulnerableComponents),
      note: components !== undefined && <Message {...messages.ofComponents} values={{ count: components }} />,
    },
    risk: {
      id: 'risk',
      label: <Message {...messages.risk} />,
      points: points((metrics) => metrics.inheritedRiskScore),
    },
    triage: {
      id: 'triage',
      label: <Message {...messages.triage} />,
      points: points(({ findingsTotal: total, findingsAudited: audited }) =>
        // Servers count suppressed findings among the audited ones.
        total === undefined || audited === undefined ? undefined : Math.max(0, total - audited),
      ),
      note: findingsTotal !== undefined && (
        <Message {...messages.ofFindings} values={{ count: findingsTotal }} />
      ),
    },
    violations: {
      id: 'violations',
      label: <Message {...messages.violations} />,
      points: points((metrics) => metrics.policyViolationsTotal),
      note: fail !== undefined && warn !== undefined && info !== undefined && (
        <Message {...messages.violationStates} values={{ fail, warn, info }} />
      ),
    },
  };
}
