/** The known facts about the audit of one finding. */
export interface AnalysisFacts {
  state: string;
  /** Absent until someone has set it, which counts as `NOT_SET`. */
  justification: string | undefined;
  /** As with the justification. */
  response: string | undefined;
  details: string | undefined;
  isSuppressed: boolean;
}

/** A decision as a client sends it; absent and `null` mean different things per field, see {@link decide}. */
export interface Decision {
  analysisState?: string | null;
  analysisJustification?: string | null;
  analysisResponse?: string | null;
  analysisDetails?: string | null;
  comment?: string | null;
  isSuppressed?: boolean | null;
}

const NOT_SET = 'NOT_SET';

/**
 * Applies a decision and says what the audit trail gets.
 *
 * A missing state, justification or response is stored as `NOT_SET`; missing details and suppression stay as they
 * are; a missing comment adds nothing. Texts are trimmed, and empty ones count as missing. The first decision about
 * a finding logs its state and its comment only, as 4.11 servers do.
 * @param current - the audit so far, absent before the first decision
 * @returns the audit from now on, and new trail entries in order
 */
export function decide(
  current: AnalysisFacts | undefined,
  decision: Decision,
): { facts: AnalysisFacts; trail: string[] } {
  const facts: AnalysisFacts = {
    state: decision.analysisState ?? NOT_SET,
    justification: decision.analysisJustification ?? NOT_SET,
    response: decision.analysisResponse ?? NOT_SET,
    details: textOf(decision.analysisDetails) ?? current?.details,
    isSuppressed: decision.isSuppressed ?? current?.isSuppressed ?? false,
  };
  const comment = textOf(decision.comment);
  const changes = current ? changesBetween(current, facts) : changesOf('Analysis', NOT_SET, facts.state);
  return { facts, trail: comment === undefined ? changes : [...changes, comment] };
}

function changesBetween(before: AnalysisFacts, after: AnalysisFacts): string[] {
  return [
    ...changesOf('Analysis', before.state, after.state),
    ...changesOf('Justification', before.justification ?? NOT_SET, after.justification ?? NOT_SET),
    ...changesOf('Vendor Response', before.response ?? NOT_SET, after.response ?? NOT_SET),
    ...(before.details === after.details ? [] : [`Details: ${after.details ?? ''}`]),
    ...(before.isSuppressed === after.isSuppressed
      ? []
      : [after.isSuppressed ? 'Suppressed' : 'Unsuppressed']),
  ];
}

const changesOf = (label: string, before: string, after: string) =>
  before === after ? [] : [`${label}: ${before} → ${after}`];

const textOf = (text: string | null | undefined) => text?.trim() || undefined;
