import { CVSS_METRICS, type CvssVersion } from './cvssMetrics.js';
import { dividedVector, inspectCvssVector } from './cvssVector.js';
import { OWASP_FACTORS } from './owaspFactors.js';
import { VectorError } from './VectorError.js';

/** The way {@link changeCvssMetric} reads a text. @public */
export interface CvssChangeOptions {
  /** Version of a vector without prefix. @defaultValue '2.0', whose vectors have none */
  readonly version?: CvssVersion;
  /**
   * The original text, where several metrics have changed since. A metric written in it stays written: reset
   * to not defined, it becomes `E:X` or `E:ND`, while another one is removed. @defaultValue the text itself
   */
  readonly original?: string;
}

/**
 * Returns a CVSS vector with another value of one metric, and otherwise as written: order, prefix,
 * parentheses, surrounding spaces, metrics written as not defined, and unreadable parts are kept. The text
 * does not have to be a complete vector.
 *
 * The new value replaces the old one. A new metric is added where the order of the standard has it. In
 * another order, it is added at the first place where the fewest others are on the wrong side of it. Where a
 * metric is given more than once, the first one is replaced and the others are removed. Empty parts are
 * removed. A text in which the metric already has that value does not change. A prefix is added only to a
 * text of v3 or v4 without any metric.
 * @throws VectorError where the version has no such metric, or the metric no such value
 * @public
 */
export function changeCvssMetric(
  text: string,
  metric: string,
  value: string,
  options: CvssChangeOptions = {},
): string {
  const { version } = inspectCvssVector(text, [options.version ?? '2.0']);
  const known = CVSS_METRICS[version].find(({ key }) => key === metric);
  const part = checkedPart(metric, value, known?.values);
  const order = CVSS_METRICS[version].map(({ key }) => key);
  const { inner, prefix, parts } = dividedVector(text);
  const original = dividedVector(options.original ?? text);
  const isRemoved =
    value === known?.undefinedValue && !original.parts.some((each) => metricOf(each) === metric);
  const changed = withPart(parts, metric, isRemoved ? undefined : part, order);
  if (changed === parts) return text;
  const hasMetric = parts.some((each) => order.includes(metricOf(each)));
  const head = prefix ?? (version === '2.0' || hasMetric ? undefined : `CVSS:${version}`);
  // A prefix added with the first metric is removed with the last one.
  const kept = changed.length === 0 ? original.prefix : head;
  return withInner(text, inner, [...(kept === undefined ? [] : [kept]), ...changed].join('/'));
}

/**
 * A vector of the OWASP Risk Rating Methodology with another value of one factor, and otherwise as it is written; the rules are
 * those of {@link changeCvssMetric}.
 * @throws VectorError where there is no such factor, or the factor has no such value
 * @public
 */
export function changeOwaspFactor(text: string, factor: string, value: number): string {
  const known = OWASP_FACTORS.find(({ key }) => key === factor);
  const part = checkedPart(factor, String(value), known?.values.map(String));
  const inner = text.trim();
  const parts = inner.split('/');
  const order = OWASP_FACTORS.map(({ key }) => key);
  const changed = withPart(parts, factor, part, order);
  if (changed === parts) return text;
  return withInner(text, inner, changed.join('/'));
}

/** A text with other words within the spaces and parentheses around it. */
function withInner(text: string, inner: string, changed: string): string {
  const hasParentheses = inner.length < text.trim().length;
  const start = text.length - text.trimStart().length + (hasParentheses ? 1 : 0);
  return text.slice(0, start) + changed + text.slice(start + inner.length);
}

function checkedPart(metric: string, value: string, expected: readonly string[] | undefined): string {
  const part = `${metric}:${value}`;
  if (!expected) throw new VectorError('unknownMetric', { metric, part });
  if (!expected.includes(value)) throw new VectorError('unknownValue', { metric, part, expected });
  return part;
}

/** The metric that a part is about, also where its value is wrong or missing. */
function metricOf(part: string): string {
  return part.split(':', 1)[0]!;
}

/**
 * Returns the parts with one metric written another way, and all others as they are. Returns the same array
 * where nothing changes. The metric replaces the first part of that metric. Further ones and empty parts are
 * removed. A new metric is added where the order of the standard has it. In another order, it is added at the
 * first place where the fewest others are on the wrong side of it.
 * @param part - the part to write. Absent: nothing
 * @param order - all metrics in the order of the standard
 */
function withPart(
  parts: readonly string[],
  metric: string,
  part: string | undefined,
  order: readonly string[],
): readonly string[] {
  const own = parts.filter((each) => metricOf(each) === metric);
  if (own.length === (part === undefined ? 0 : 1) && own[0] === part) return parts;
  const filled = parts.filter((each) => each !== '');
  const others = filled.filter((each) => metricOf(each) !== metric);
  if (part === undefined) return others;
  const first = filled.findIndex((each) => metricOf(each) === metric);
  const place = first < 0 ? placeOf(metric, others.map(metricOf), order) : first;
  return [...others.slice(0, place), part, ...others.slice(place)];
}

function placeOf(metric: string, present: readonly string[], order: readonly string[]): number {
  const rank = order.indexOf(metric);
  const ranks = present.map((key) => order.indexOf(key));
  const misplaced = [...ranks, Infinity].map(
    (_, place) =>
      ranks.slice(0, place).filter((each) => each > rank).length +
      ranks.slice(place).filter((each) => each >= 0 && each < rank).length,
  );
  return misplaced.indexOf(Math.min(...misplaced));
}
