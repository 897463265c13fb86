import { listProjectMetrics } from '../../api/projectMetrics.js';
import type { Metrics } from '../../schema/metrics.js';
import { resourceKey, type ResourceKey, type ResourceRef } from './resourceKey.js';

/** What all projects add up to, over any time. */
export const all = resourceKey('projectMetrics');

/** What a project adds up to, over any time. */
export function of(projectId: string): ResourceKey {
  return resourceKey('projectMetrics', projectId);
}

/** What a project added up to over the last days, oldest first. */
export function days(projectId: string, count: number): ResourceRef<Metrics[]> {
  return {
    key: resourceKey('projectMetrics', projectId, count),
    load: (api, signal) => listProjectMetrics(api, projectId, count, signal),
  };
}
