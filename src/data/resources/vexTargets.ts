import { getVexTargets, type VexTargets } from '../../api/vex.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** What a VEX may speak of in a project; stale when the findings are. */
export function vexTargets(projectId: string): ResourceRef<VexTargets> {
  return {
    key: resourceKey('findings', projectId, 'vexTargets'),
    load: (api, signal) => getVexTargets(api, projectId, signal),
  };
}
