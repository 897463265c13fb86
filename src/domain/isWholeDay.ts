/** Returns true when a moment, in epoch milliseconds, represents a day in UTC rather than a time of day. */
export function isWholeDay(epochMs: number): boolean {
  return epochMs % DAY_MS === 0;
}

const DAY_MS = 86_400_000;
