import type { AnalysisKey } from '../api/analyses.js';
import type { FindingRow } from '../domain/findings/FindingRow.js';

/** Returns the key of the decision on a finding. */
export function analysisKeyOf({ component, vulnerability }: FindingRow): AnalysisKey {
  return { project: component.project, component: component.uuid, vulnerability: vulnerability.uuid };
}
