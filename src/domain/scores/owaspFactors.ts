/** The four groups of factors of the OWASP Risk Rating Methodology. @public */
export type OwaspGroup = 'threatAgent' | 'vulnerability' | 'technicalImpact' | 'businessImpact';

/** One factor. @public */
export interface OwaspFactor {
  /** Abbreviation in vectors, such as `SL`. */
  readonly key: string;
  /** The first two groups make the likelihood, the others an impact each. */
  readonly group: OwaspGroup;
  /** The values with a meaning, ascending, 0–9. */
  readonly values: readonly number[];
}

/** All factors of the OWASP Risk Rating Methodology (steps 2 and 3), in the order vectors have. @public */
export const OWASP_FACTORS: readonly OwaspFactor[] = [
  ...factors('threatAgent', { SL: [1, 3, 5, 6, 9], M: [1, 4, 9], O: [0, 4, 7, 9], S: [2, 4, 5, 6, 9] }),
  ...factors('vulnerability', { ED: [1, 3, 7, 9], EE: [1, 3, 5, 9], A: [1, 4, 6, 9], ID: [1, 3, 8, 9] }),
  ...factors('technicalImpact', {
    LC: [2, 6, 7, 9],
    LI: [1, 3, 5, 7, 9],
    LAV: [1, 5, 7, 9],
    LAC: [1, 7, 9],
  }),
  ...factors('businessImpact', { FD: [1, 3, 7, 9], RD: [1, 4, 5, 9], NC: [2, 5, 7], PV: [3, 5, 7, 9] }),
];

function factors(group: OwaspGroup, values: Record<string, readonly number[]>): OwaspFactor[] {
  return Object.entries(values).map(([key, each]) => ({ key, group, values: each }));
}
