/** Counts rows by outcome. */
export function countOutcomes<Outcome extends string>(
  rows: readonly { readonly outcome: Outcome }[],
  outcomes: readonly Outcome[],
): Record<Outcome, number> {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
