import { VectorError } from './VectorError.js';

/** The readable and the unreadable parts of a vector. */
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
