import type { VexAnalysis } from './VexDocument.js';
import { saidSuppression } from './vexOutcome.js';

/** The decision of a statement, member by member. `undefined` keeps the earlier value. */
export type SaidDecision = readonly (string | boolean | undefined)[];

/** Returns the decision of an analysis. Empty when there is no analysis. */
export function saidDecision(analysis: VexAnalysis | undefined): SaidDecision {
  if (!analysis) return [];
  const { state, justification, responses, details } = analysis;
  return [state, justification, responses.at(-1), details, saidSuppression(analysis)];
}

/** Returns true when decisions have different values for a member. */
export function areContradictory(decisions: readonly SaidDecision[]): boolean {
  const [first = []] = decisions;
  return first.some(
    (_, member) =>
      new Set(decisions.map((said) => said[member]).filter((value) => value !== undefined)).size > 1,
  );
}

/** Returns true when all decisions have the same values for the same members. */
export function areEqual(decisions: readonly SaidDecision[]): boolean {
  return new Set(decisions.map((said) => JSON.stringify(said.map((value) => value ?? null)))).size <= 1;
}

/** Returns true when the other decisions together contain all values of a decision. */
export function isSaidBy(decision: SaidDecision, others: readonly SaidDecision[]): boolean {
  return decision.every(
    (value, member) => value === undefined || others.some((other) => other[member] === value),
  );
}
