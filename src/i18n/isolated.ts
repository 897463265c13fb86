// Marks of direction, and the scripts from Hebrew to Arabic Extended-A with their forms of presentation.
const TURNING = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF]/;

/**
 * Keeps the direction of each value to itself (UAX 9, isolates): a name with a mark that is never closed would turn what
 * follows it in a sentence, a toast or the title of a page. Values that turn nothing stay as they are.
 */
export function isolated<T>(values: Record<string, T>): Record<string, T | string> {
  if (!Object.values(values).some(isTurning)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isTurning(value) ? isolate(value) : value]),
  );
}

const isTurning = (value: unknown): value is string => typeof value === 'string' && TURNING.test(value);

/** Ends as many isolates as the text may have left open, after beginning as many as it may end too often. */
function isolate(text: string): string {
  const begun = text.match(/[\u2066-\u2068]/g)?.length ?? 0;
  const ended = text.match(/\u2069/g)?.length ?? 0;
  return `${'\u2068'.repeat(1 + ended)}${text}${'\u2069'.repeat(1 + ended + begun)}`;
}
