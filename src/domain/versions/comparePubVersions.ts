import { compareIdentifierLists, compareSemanticVersions } from './compareSemanticVersions.js';

/** Orders Dart packages: semantic versions, of which a build comes after what it is a build of (`1.0.0` < `1.0.0+1` < `1.0.1`). */
export function comparePubVersions(left: string, right: string): number {
  const order = compareSemanticVersions(left, right);
  const [a, b] = [buildOf(left), buildOf(right)];
  if (order !== 0 || a === b) return order;
  if (a === '' || b === '') return a === '' ? -1 : 1;
  return compareIdentifierLists(a, b);
}

const buildOf = (version: string) => /\+(.*)$/s.exec(version)?.[1] ?? '';
