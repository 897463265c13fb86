import type { FindingRow } from './FindingRow.js';
import { FindingsIndex, type FindingParts } from './FindingsIndex.js';
import { ranksOf } from './ranksOf.js';

/** Findings, and what they are made of where their reader knows. */
export interface Findings {
  readonly rows: readonly FindingRow[];
  readonly parts?: FindingParts;
}

/** The index of a list, made once. */
export function indexOf({ rows, parts }: Findings): FindingsIndex {
  let index = indexes.get(rows);
  if (!index) {
    index = new FindingsIndex(rows, parts);
    indexes.set(rows, index);
  }
  return index;
}

/** Returns the parts of the index that the first view of a list needs, in short steps. */
export function firstSteps(findings: Findings): readonly (() => unknown)[] {
  const index = indexOf(findings);
  return [
    () => index.groupOf,
    () => [index.leadRank, index.suppressed],
    () => ranksOf(index.sortKeys('severity')),
    () => ranksOf(index.sortKeys('epss')),
    () => ranksOf(index.sortKeys('cvss')),
  ];
}

const indexes = new WeakMap<readonly FindingRow[], FindingsIndex>();
