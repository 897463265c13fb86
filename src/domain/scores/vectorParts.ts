import { VectorError } from './VectorError.js';

/** What could be read of the parts of a vector, and what could not. */
export interface VectorParts {
  /** Value by metric, in the order of the text. */
  readonly values: ReadonlyMap<string, string>;
  /** An error for each part that does not count, in the order of the text. */
  readonly errors: readonly VectorError[];
}

/**
 * Reads parts of the form `METRIC:VALUE`; what is wrong with one does not keep the others from being read.
 * @param choices - the values by metric that the standard knows
 */
export function readVectorParts(
  parts: readonly string[],
  choices: ReadonlyMap<string, readonly string[]>,
): VectorParts {
  const values = new Map<string, string>();
  const errors: VectorError[] = [];
  for (const part of parts) {
    const [, metric = '', value = ''] = /^([^:]+):([^:]+)$/.exec(part) ?? [];
    const expected = choices.get(metric);
    if (!metric) errors.push(new VectorError('malformed', { part }));
    else if (!expected) errors.push(new VectorError('unknownMetric', { metric, part }));
    else if (!expected.includes(value))
      errors.push(new VectorError('unknownValue', { metric, part, expected }));
    else if (values.has(metric)) errors.push(new VectorError('repeatedMetric', { metric, part }));
    else values.set(metric, value);
  }
  return { values, errors };
}

/** The metric that a part is about, also where its value is wrong or missing. */
export function metricOf(part: string): string {
  return part.split(':', 1)[0]!;
}

/**
 * The parts with one metric written another way, all others as they are; the same array where that changes nothing.
 * It takes the place of the first part of that metric, further ones go, and so do empty parts. A metric that is not there comes
 * where the order of the standard has it; in another order, at the first place where the fewest others are on the wrong side of it.
 * @param part - what to write; absent: nothing
 * @param order - all metrics in the order of the standard
 */
export function withPart(
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
