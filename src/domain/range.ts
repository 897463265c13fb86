/** Ranges between two bounds that both count, as addresses have them: `7..10`, `7..`, `..3.9`, `2026-01-01..2026-03-31`. */

/** Bounds that both count: numbers, or days such as `2026-03-31`. */
export interface Bounds<T> {
  from?: T;
  to?: T;
}

/** The bounds of a range, as texts. */
export function endsOf(range: string | undefined): Bounds<string> {
  const [from, to] = (range ?? '').split('..');
  return { from: from || undefined, to: to || undefined };
}

/** A range of two bounds, each of which may be missing; undefined where both are. */
export function rangeOf(from: string, to: string): string | undefined {
  return from === '' && to === '' ? undefined : `${from}..${to}`;
}

/** A range as it was typed; undefined unless each bound that is there passes. */
export function readRange(
  text: string | null | undefined,
  isBound: (text: string) => boolean,
): string | undefined {
  const [from = '', to, ...more] = (text ?? '').split('..');
  if (to === undefined || more.length > 0) return undefined;
  return [from, to].every((end) => end === '' || isBound(end)) ? rangeOf(from, to) : undefined;
}

/** Returns true when a text is a calendar day, such as `2026-03-31`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  // 31 February is read as a day of March.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The day of a moment in the zone of the browser. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const digits = (value: number, count = 2) => String(value).padStart(count, '0');
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
}
