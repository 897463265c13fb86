import * as findings from '../../../data/resources/portfolioFindings.js';
import { UNAUDITED_STATES } from './dashboardTargets.js';

/** The number of findings on the dashboard. */
export const LATEST_COUNT = 6;

/** The latest findings of active projects that have no audit decision and are not suppressed. */
export function unauditedFindings() {
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
