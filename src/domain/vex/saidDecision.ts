import type { VexAnalysis } from './VexDocument.js';
import { saidSuppression } from './vexOutcome.js';

/** What a statement decides, member by member; `undefined` leaves alone what was decided before. */
export type SaidDecision = readonly (string | boolean | undefined)[];

/** What an analysis decides; nothing when there is none. */
export function saidDecision(analysis: VexAnalysis | undefined): SaidDecision {
  if (!analysis) return [];
  const { state, justification, responses, details } = analysis;
  return [state, justification, responses.at(-1), details, saidSuppression(analysis)];
}

/** Whether decisions say different things about a member. */
export function areContradictory(decisions: readonly SaidDecision[]): boolean {
  const [first = []] = decisions;
  return first.some(
    (_, member) =>
      new Set(decisions.map((said) => said[member]).filter((value) => value !== undefined)).size > 1,
  );
}

/** Whether all say the same, and say it of the same members. */
export function areEqual(decisions: readonly SaidDecision[]): boolean {
  return new Set(decisions.map((said) => JSON.stringify(said.map((value) => value ?? null)))).size <= 1;
}

/** Whether others say all that a decision does. */
export function isSaidBy(decision: SaidDecision, others: readonly SaidDecision[]): boolean {
  return decision.every(
    (value, member) => value === undefined || others.some((other) => other[member] === value),
  );
}
