import type { DecisionContext } from '../../../data/changeDecision.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import type { FindingAuditedEvent } from './useAuditFinding.js';

/** Returns a callback that notifies the host of each decision that the server accepted. */
export function tellAudited(
  onFindingAudited: ((event: FindingAuditedEvent) => void) | undefined,
): DecisionContext['onWritten'] {
  return ({ project, component, vulnerability }, analysis) =>
    tellHost(() =>
      onFindingAudited?.({
        projectId: project,
        componentId: component,
        vulnerabilityId: vulnerability,
        analysis,
      }),
    );
}
