import * as findings from '../../../data/resources/portfolioFindings.js';

/** The states that servers count as unaudited. */
export const UNAUDITED_STATES = ['NOT_SET', 'IN_TRIAGE'] as const;

/** The number of findings on the dashboard. */
export const LATEST_COUNT = 6;

/** The latest findings of active projects that have no audit decision and are not suppressed. */
export function latestFindings() {
  return findings.occurrences(
    { showInactive: false, showSuppressed: false, analysisState: UNAUDITED_STATES },
    {
      pageNumber: 1,
      pageSize: LATEST_COUNT,
      sortName: 'attribution.attributedOn',
      sortOrder: 'desc',
    },
  );
}
