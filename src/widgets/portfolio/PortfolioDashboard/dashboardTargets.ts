import type { Permission } from '../../../domain/permissions.js';
import type { NavigationTarget } from '../../../host/types.js';
import type { Trend } from '../../../panel/trends/TrendCharts.js';
import { projectsBy } from './TopProjects.js';

/** Where the numbers of the portfolio lead to: the list behind each, if the user may see it. */
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
      triage: findings(NOT_AUDITED),
    },
    ofBand(chart: Trend, band: string): NavigationTarget | undefined {
      switch (chart) {
        case 'vulnerabilities':
          return findings({ severity: SEVERITIES_OF[band]! });
        case 'findingsAudited':
          return findings(band === 'audited' ? AUDITED : NOT_AUDITED);
        case 'violationsByState':
          return violations({ violationState: band.toUpperCase() });
        case 'violationsByType':
          return violations({ riskType: band.toUpperCase() });
        case 'projects':
          return band === 'vulnerable' ? vulnerable : undefined;
        default:
          // A list has one decision at a time, or none of what the band counts.
          return undefined;
      }
    },
  };
}

/** What servers count as audited; suppressed findings count, too. */
const AUDITED = { analysisState: 'EXPLOITABLE,RESOLVED,FALSE_POSITIVE,NOT_AFFECTED', suppressed: 'true' };
const NOT_AUDITED = { analysisState: 'NOT_SET,IN_TRIAGE' };

/** Servers count INFO as low. */
const SEVERITIES_OF: Readonly<Record<string, string>> = {
  critical: 'CRITICAL',
  high: 'HIGH',
  medium: 'MEDIUM',
  low: 'LOW,INFO',
  unassigned: 'UNASSIGNED',
};
