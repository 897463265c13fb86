import type { Permission } from '../../../domain/permissions.js';
import { rangeOf, type Bounds } from '../../../domain/range.js';
import type { NavigationTarget } from '../../../host/types.js';
import type { ViolationPart } from '../../../entities/project/ViolationBars.js';
import type { Trend } from '../../../entities/project/trends/trendValue.js';
import { projectsBy } from './TopProjects.js';

/** The states that servers count as unaudited. */
export const UNAUDITED_STATES = ['NOT_SET', 'IN_TRIAGE'] as const;

/**
 * Returns the targets of the numbers of the portfolio: the list behind each, if the user has permission to
 * view it.
 */
export function dashboardTargets(can: (permission: Permission) => boolean) {
  const findings = (query: Readonly<Record<string, string>>): NavigationTarget | undefined =>
    can('VIEW_VULNERABILITY') ? { to: 'findings', query } : undefined;
  const violations = (query: Readonly<Record<string, string>>): NavigationTarget | undefined =>
    can('VIEW_POLICY_VIOLATION') ? { to: 'violations', query } : undefined;
  const vulnerable = projectsBy('lastInheritedRiskScore');
  return {
    figures: {
      projects: vulnerable,
      risk: vulnerable,
      vulnerabilities: { to: 'vulnerabilities' } as const,
      // No server lists vulnerable components: their findings, by component.
      components: findings(BY_COMPONENT),
      triage: findings(NOT_AUDITED),
    },
    /** Where audits start: what has no decision. */
    unaudited: { findings: findings(NOT_AUDITED), violations: violations(UNDECIDED) },
    violations: violations({}),
    ofViolations: (by: ViolationPart, value: string) =>
      violations(by === 'state' ? { violationState: value } : { riskType: value }),
    ofBand(chart: Trend, band: string): NavigationTarget | undefined {
      switch (chart) {
        case 'vulnerabilities':
          return findings({ severity: SEVERITIES_OF[band]! });
        case 'findingsAudited':
          return findings(band === 'audited' ? AUDITED : NOT_AUDITED);
        case 'components':
          return band === 'vulnerable' ? findings(BY_COMPONENT) : undefined;
        case 'violationsAudited':
          return violations(band === 'audited' ? DECIDED : UNDECIDED);
        case 'violationsByState':
          return violations({ violationState: band.toUpperCase() });
        case 'violationsByType':
          return violations({ riskType: band.toUpperCase() });
        case 'projects':
          return band === 'vulnerable' ? vulnerable : undefined;
        case 'risk':
          return vulnerable;
        // Lists can add suppressed findings, not show only those.
        case 'suppressed':
          return undefined;
      }
    },
    /** Returns the target for everything that was added between two days. */
    ofPoint(chart: Trend, { from = '', to = '' }: Bounds<string>): NavigationTarget | undefined {
      const days = rangeOf(from, to);
      if (days === undefined) return undefined;
      return chart.startsWith('violations')
        ? violations({ occurredOn: days, suppressed: 'true' })
        : findings({ attributedOn: days, suppressed: 'true' });
    },
  };
}

/** The states that servers count as audited. Suppressed findings count too. */
const AUDITED = { analysisState: 'EXPLOITABLE,RESOLVED,FALSE_POSITIVE,NOT_AFFECTED', suppressed: 'true' };
const DECIDED = { analysisState: 'APPROVED,REJECTED', suppressed: 'true' };
const UNDECIDED = { analysisState: 'NOT_SET' };
const BY_COMPONENT = { sort: 'component.name', order: 'asc' };
const NOT_AUDITED = { analysisState: UNAUDITED_STATES.join() };

/** Servers count INFO as low. */
const SEVERITIES_OF: Readonly<Record<string, string>> = {
  critical: 'CRITICAL',
  high: 'HIGH',
  medium: 'MEDIUM',
  low: 'LOW,INFO',
  unassigned: 'UNASSIGNED',
};
