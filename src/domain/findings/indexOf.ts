import type { FindingRow } from './FindingRow.js';
import { FindingsIndex } from './FindingsIndex.js';
import { ranksOf } from './ranksOf.js';

/** The index of a list, made once. */
export function indexOf(rows: readonly FindingRow[]): FindingsIndex {
  let index = indexes.get(rows);
  if (!index) {
    index = new FindingsIndex(rows);
    indexes.set(rows, index);
  }
  return index;
}

/** What the first look at a list asks of its index, in steps that are short each. */
export function firstSteps(rows: readonly FindingRow[]): readonly (() => unknown)[] {
  return [
    () => indexOf(rows),
    () => indexOf(rows).groupOf,
    () => [indexOf(rows).leadRank, indexOf(rows).suppressed],
    () => ranksOf(indexOf(rows).sortKeys('severity')),
    () => ranksOf(indexOf(rows).sortKeys('epss')),
    () => ranksOf(indexOf(rows).sortKeys('cvss')),
  ];
}

const indexes = new WeakMap<readonly FindingRow[], FindingsIndex>();
