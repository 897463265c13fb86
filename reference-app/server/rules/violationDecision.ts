/** The stored facts about the audit of one policy violation. */
export interface ViolationFacts {
  state: string;
  isSuppressed: boolean;
}

/** A decision as a client sends it. */
export interface ViolationDecision {
  analysisState?: string;
  comment?: string;
  isSuppressed?: boolean;
}

const NOT_SET = 'NOT_SET';

/**
 * Applies a decision about a violation and says what the audit trail gets. A missing state is stored as `NOT_SET`; a
 * missing suppression stays as it is; a missing or blank comment adds nothing.
 * @param current - the audit so far, absent before the first decision
 * @returns the audit from now on, new trail entries in order, and whether more than a comment was added
 */
export function decideViolation(
  current: ViolationFacts | undefined,
  decision: ViolationDecision,
): { facts: ViolationFacts; trail: string[]; isChanged: boolean } {
  const before = current ?? { state: NOT_SET, isSuppressed: false };
  const facts = {
    state: decision.analysisState ?? NOT_SET,
    isSuppressed: decision.isSuppressed ?? before.isSuppressed,
  };
  const changes = [
    ...(before.state === facts.state ? [] : [`${before.state} → ${facts.state}`]),
    ...(before.isSuppressed === facts.isSuppressed
      ? []
      : [facts.isSuppressed ? 'Suppressed' : 'Unsuppressed']),
  ];
  const comment = decision.comment?.trim();
  return { facts, trail: comment ? [...changes, comment] : changes, isChanged: changes.length > 0 };
}
