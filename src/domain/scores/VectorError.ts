/**
 * The problem of a vector.
 * `empty`: nothing there. `version`: not a known version of the standard. `malformed`: a part is not
 * `METRIC:VALUE`. `unknownMetric`, `unknownValue`, `repeatedMetric`, `missingMetric`: as named. @public
 */
export type VectorProblem =
  'empty' | 'version' | 'malformed' | 'unknownMetric' | 'unknownValue' | 'repeatedMetric' | 'missingMetric';

/** A text is not a vector of the standard it should follow. @public */
export class VectorError extends Error {
  /** Distinguishes it from other errors, also across two copies of the package. */
  override readonly name = 'VectorError';
  /** The problem. */
  readonly problem: VectorProblem;
  /** Abbreviation of the metric or factor it is about, such as `AV`; absent when it is about no single one. */
  readonly metric: string | undefined;
  /** The part of the text it is about, such as `AV:Q`; absent when something is missing. */
  readonly part: string | undefined;
  /** The values that would be valid instead. Absent when that is anything or nothing. */
  readonly expected: readonly string[] | undefined;

  /** `part` is the part in the text. `expected` has the values that would be valid instead. */
  constructor(
    problem: VectorProblem,
    details: { metric?: string; part?: string; expected?: readonly string[] } = {},
  ) {
    super(sentence(problem, details));
    this.problem = problem;
    this.metric = details.metric;
    this.part = details.part;
    this.expected = details.expected;
  }
}

// For logs and for those who call the functions; what a screen says is in its messages.
function sentence(
  problem: VectorProblem,
  { metric, part, expected }: { metric?: string; part?: string; expected?: readonly string[] },
): string {
  const choices = expected ? `; expected ${expected.join(', ')}` : '';
  switch (problem) {
    case 'empty':
      return 'The vector is empty';
    case 'version':
      return `"${part}" is no version of CVSS that is known${choices}`;
    case 'malformed':
      return `"${part}" is not of the form METRIC:VALUE`;
    case 'unknownMetric':
      return `Unknown metric ${metric} in "${part}"`;
    case 'unknownValue':
      return `Unknown value of metric ${metric} in "${part}"${choices}`;
    case 'repeatedMetric':
      return `Metric ${metric} is given more than once, again in "${part}"`;
    case 'missingMetric':
      return `Metric ${metric} is missing${choices}`;
  }
}
