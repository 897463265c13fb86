import { getAnalysis, type AnalysisKey } from '../../api/analyses.js';
import type { Analysis } from '../../schema/analysis.js';
import { resourceKey, type ResourceKey, type ResourceRef } from './resourceKey.js';

/** The decision on a finding. `analysis` is undefined before the first decision. */
export interface KnownAnalysis {
  readonly analysis: Analysis | undefined;
}

/** The decisions about all findings of a project. */
export function of(projectId: string): ResourceKey {
  return resourceKey('analyses', projectId);
}

/** The decision about one finding, with its trail. */
export function one(key: AnalysisKey): ResourceRef<KnownAnalysis> {
  return {
    key: resourceKey('analyses', key.project, key.component, key.vulnerability),
    load: async (api, signal) => ({ analysis: await getAnalysis(api, key, signal) }),
  };
}
