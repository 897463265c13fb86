import type { FindingsIndex } from './FindingsIndex.js';
import {
  FIXED_FACET_VALUES,
  ownEpss,
  type FindingFacet,
  type ProjectFindingsValue,
} from './findingsValue.js';
import { failuresOf, type Hider } from './selectFindings.js';

/** One value of a facet and how many findings it would show, with everything else as it is. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/**
 * Counts the values of a facet among the findings that pass everything except this facet. Fixed values come
 * in their order, also with 0, after custom numbers. Others are sorted by count.
 */
export function countFacet(
  index: FindingsIndex,
  value: ProjectFindingsValue,
  facet: FindingFacet,
): FacetCount[] {
  const { failures, bitOf } = failuresOf(index, value);
  const { codes, values } = index.facet(facet);
  const passes = ~(bitOf.get(facet) ?? 0);
  const counts = new Uint32Array(values.length);
  for (let row = 0; row < failures.length; row += 1) {
    if ((failures[row]! & passes) === 0) counts[codes[row]!]! += 1;
  }
  const found = values.map((word, code) => ({ value: word, count: counts[code]! }));
  const fixed = FIXED_FACET_VALUES[facet];
  if (!fixed) {
    const chosen = (value.filters[facet] ?? []).filter((word) => !values.includes(word));
    return [...found, ...chosen.map((word) => ({ value: word, count: 0 }))].sort(
      (left, right) => right.count - left.count || (left.value < right.value ? -1 : 1),
    );
  }
  const scores = facet === 'epss' ? index.sortKeys('epss') : [];
  const own = (value.filters[facet] ?? []).flatMap((word) => {
    const least = ownEpss(word);
    if (least === undefined) return [];
    let count = 0;
    for (let row = 0; row < failures.length; row += 1) {
      if ((failures[row]! & passes) === 0 && scores[row]! >= least) count += 1;
    }
    return [{ value: word, count }];
  });
  return [
    ...own,
    ...fixed.map((word) => found.find((other) => other.value === word) ?? { value: word, count: 0 }),
    ...found.filter(({ value: word }) => !fixed.includes(word)),
  ];
}

/**
 * Finds the single condition that hides most findings that everything else would show. Undefined when none
 * alone hides any.
 */
export function mostHiding(
  index: FindingsIndex,
  value: ProjectFindingsValue,
): { hider: Hider; count: number } | undefined {
  const { failures, bitOf } = failuresOf(index, value);
  let most: { hider: Hider; count: number } | undefined;
  for (const [hider, bit] of bitOf) {
    let count = 0;
    for (const failure of failures) if (failure === bit) count += 1;
    if (count > (most?.count ?? 0)) most = { hider, count };
  }
  return most;
}
