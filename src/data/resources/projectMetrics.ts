import { listProjectMetrics } from '../../api/projectMetrics.js';
import type { Metrics } from '../../schema/metrics.js';
import { resourceKey, type ResourceKey, type ResourceRef } from './resourceKey.js';

/** The metrics of all projects, over any time. */
export const all = resourceKey('projectMetrics');

/** The metrics of a project, over any time. */
export function of(projectId: string): ResourceKey {
  return resourceKey('projectMetrics', projectId);
}

/** The metrics of a project over the last days, oldest first. */
export function days(projectId: string, count: number): ResourceRef<Metrics[]> {
  return {
    key: resourceKey('projectMetrics', projectId, count),
    load: (api, signal) => listProjectMetrics(api, projectId, count, signal),
  };
}
