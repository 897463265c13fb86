import { getVexTargets, type VexTargets } from '../../api/vex.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** The parts of a project that a VEX can refer to. Stale when the findings are. */
export function vexTargets(projectId: string): ResourceRef<VexTargets> {
  return {
    key: resourceKey('findings', projectId, 'vexTargets'),
    load: (api, signal) => getVexTargets(api, projectId, signal),
  };
}
