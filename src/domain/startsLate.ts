/**
 * Returns true when the first measurement is so much younger than the period shown that a change since then
 * is not one over the period. Servers that count by the day begin up to a day later.
 * @param first - of the first measurement, epoch milliseconds
 * @param from - of the start of the period, epoch milliseconds
 */
export function startsLate(first: number | undefined, from: number): boolean {
  return first !== undefined && first > from + TOLERANCE_MS;
}

const TOLERANCE_MS = 86_400_000;
