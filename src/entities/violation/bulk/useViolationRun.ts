import {
  changeViolation,
  restoreViolation,
  ViolationDecidedMeanwhile,
  type ChangedViolation,
} from '../../../data/changeViolation.js';
import { violationsAudited } from '../../../data/resources/changes.js';
import { isSameViolationDecision, type ViolationChange } from '../../../domain/policy/violationChange.js';
import { violationDraftOf } from '../../../domain/policy/violationDraft.js';
import { useRun, type Run } from '../../../frames/run/useRun.js';
import { useHost } from '../../../host/KitProvider.js';
import type { PolicyViolation } from '../../../schema/violation.js';
import { refusalText } from '../../decision/index.js';
import { messages } from './violationBulk.messages.js';
import { VIOLATION_NAMES } from './violationNames.js';

/** Options of {@link useViolationRun}. */
export interface UseViolationRunOptions {
  projectIdOf: (violation: PolicyViolation) => string | undefined;
  /** Called with those that stay selected. */
  select: (violations: readonly PolicyViolation[]) => void;
}

/** Changes decisions about many violations. */
export function useViolationRun(options: UseViolationRunOptions): Run<PolicyViolation, ViolationChange> {
  const { projectIdOf, select } = options;
  const { api } = useHost();
  return useRun<PolicyViolation, ViolationChange, ChangedViolation>({
    save: (violation, change) =>
      changeViolation(api, keyOf(violation), change, violationDraftOf(violation.analysis)),
    undo: (violation, change) => restoreViolation(api, keyOf(violation), change),
    canUndo: ({ before, after }) => !isSameViolationDecision(before, after),
    itemAfter: (violation, error) => {
      if (!(error instanceof ViolationDecidedMeanwhile)) return violation;
      const { state, isSuppressed } = error.decided;
      return { ...violation, analysis: { analysisState: state, isSuppressed } };
    },
    stale: (violations) => [...new Set(violations.map(projectIdOf))].flatMap(violationsAudited),
    select,
    names: VIOLATION_NAMES,
    words: WORDS,
    reasonOf: refusalText,
  });
}

const WORDS = { ...messages, changed: messages.over };

function keyOf({ uuid, component }: PolicyViolation) {
  // Only violations with a component can be selected.
  return { policyViolation: uuid, component: component!.uuid };
}
