/** A point in time that the API writes as text, ISO 8601, as epoch milliseconds; undefined for none and for what is none. */
export function timeOf(text: string | undefined): number | undefined {
  const time = text ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : time;
}
