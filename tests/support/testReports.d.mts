/** What the JSON reports of the test runners say, see `testReports.mjs`. */
export interface Counts {
  passed: number;
  failed: number;
  /** A line for each that failed: its file, its name and the first line of what was wrong. */
  failures: string[];
  notes: string | undefined;
}

/** Counts of a run of Vitest. */
export function countTests(report: unknown, root?: string): Counts;

/** Seconds that each file of a run of Vitest took. */
export function secondsOf(report: unknown, root?: string): Record<string, number>;

/** Counts of a run of Playwright. */
export function countJourneys(report: unknown): Counts;
