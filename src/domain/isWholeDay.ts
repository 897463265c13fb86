/** Whether a moment, in epoch milliseconds, stands for a day in UTC rather than for a time of it. */
export function isWholeDay(epochMs: number): boolean {
  return epochMs % DAY_MS === 0;
}

const DAY_MS = 86_400_000;
