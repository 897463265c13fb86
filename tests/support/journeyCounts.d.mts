/** Counts of a run of Playwright, see `journeyCounts.mjs`. */
export function countJourneys(report: unknown): {
  passed: number;
  failed: number;
  notes: string | undefined;
};
