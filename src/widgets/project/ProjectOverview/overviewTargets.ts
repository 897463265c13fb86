import type { NavigationTarget } from '../../../host/types.js';
import type { Permission } from '../../../domain/permissions.js';
import type { MetricFigure } from '../../../entities/project/metricFigures.js';
import type { Trend } from '../../../entities/project/trends/trendValue.js';
import type { ViolationPart } from '../../../entities/project/ViolationBars.js';

/**
 * Returns the targets of the numbers of a project: the list behind each, if the user has permission to view
 * it.
 */
export function overviewTargets(projectId: string, can: (permission: Permission) => boolean) {
  const findings = (query?: Readonly<Record<string, string>>): NavigationTarget | undefined =>
    can('VIEW_VULNERABILITY')
      ? { to: 'project', projectId, tab: 'findings', query: { ...query, suppressed: 'hidden' } }
      : undefined;
  const violations = (query?: Readonly<Record<string, string>>): NavigationTarget | undefined =>
    can('VIEW_POLICY_VIOLATION')
      ? { to: 'project', projectId, tab: 'policyViolations', ...(query && { query }) }
      : undefined;
  const components: NavigationTarget = {
    to: 'project',
    projectId,
    tab: 'components',
    query: { sort: 'lastInheritedRiskScore', order: 'desc' },
  };
  return {
    ofFigure(figure: MetricFigure): NavigationTarget | undefined {
      switch (figure) {
        case 'vulnerabilities':
          return findings();
        case 'triage':
          return findings(NOT_AUDITED);
        case 'violations':
          return violations();
        default:
          return components;
      }
    },
    /** Where audits start: what has no decision. */
    unaudited: { findings: findings(NOT_AUDITED), violations: violations(UNDECIDED) },
    ofViolations: (by: ViolationPart, value: string) =>
      violations(by === 'state' ? { violationState: value } : { riskType: value }),
    ofBand(chart: Trend, band: string): NavigationTarget | undefined {
      switch (chart) {
        case 'vulnerabilities':
          return findings({ severity: SEVERITIES_OF[band]! });
        case 'findingsAudited':
          return band === 'audited'
            ? findings({ analysis: `-${NOT_AUDITED.analysis}` })
            : findings(NOT_AUDITED);
        case 'components':
          return band === 'vulnerable' ? components : undefined;
        case 'risk':
          return components;
        case 'violationsByState':
          return violations({ violationState: band.toUpperCase() });
        case 'violationsByType':
          return violations({ riskType: band.toUpperCase() });
        case 'violationsAudited':
          return violations(band === 'audited' ? DECIDED : UNDECIDED);
        default:
          return undefined;
      }
    },
  };
}

const UNDECIDED = { analysisState: 'NOT_SET' };
/** Suppressed violations count as audited, too. */
const DECIDED = { analysisState: 'APPROVED,REJECTED', suppressed: 'true' };
/** The states that servers count as unaudited. */
const NOT_AUDITED = { analysis: 'NOT_SET,IN_TRIAGE' };

/** Servers count INFO as low. */
const SEVERITIES_OF: Readonly<Record<string, string>> = {
  critical: 'CRITICAL',
  high: 'HIGH',
  medium: 'MEDIUM',
  low: 'LOW,INFO',
  unassigned: 'UNASSIGNED',
};
