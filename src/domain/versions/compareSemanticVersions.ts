import { compareDigits, compareText, isDigits } from './compareDigits.js';

/**
 * Orders versions by Semantic Versioning 2.0.0, section 11 (npm, Cargo, Hex, Swift). As package managers do,
 * it accepts a leading `v` or `=`, missing or additional numbers and a pre-release without its hyphen (`1.2.3beta`).
 */
export function compareSemanticVersions(left: string, right: string): number {
  const a = parseSemanticVersion(left);
  const b = parseSemanticVersion(right);
  for (let index = 0; index < Math.max(a.numbers.length, b.numbers.length); index += 1) {
    const order = compareDigits(a.numbers[index] ?? '0', b.numbers[index] ?? '0');
    if (order !== 0) return order;
  }
  return comparePreReleases(a.preRelease, b.preRelease);
}

/** Compares pre-releases, given without their hyphen; the empty one is the release and comes last. */
function comparePreReleases(left: string, right: string): number {
  if (!left || !right) return left === right ? 0 : left ? -1 : 1;
  return compareIdentifierLists(left, right);
}

/** Compares identifiers with dots between, as section 11.4 has it. */
export function compareIdentifierLists(left: string, right: string): number {
  const lefts = left.split('.');
  const rights = right.split('.');
  for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
    const order = compareIdentifiers(lefts[index], rights[index]);
    if (order !== 0) return order;
  }
  return 0;
}

/** Takes a version apart into its numbers and its pre-release; build metadata is dropped. */
export function parseSemanticVersion(version: string): { numbers: string[]; preRelease: string } {
  const [counted = ''] = version
    .trim()
    .replace(/^[v=\s]+/i, '')
    .split('+', 1);
  const numbers = /^[0-9]+(?:\.[0-9]+)*/.exec(counted)?.[0] ?? '';
  return { numbers: numbers.split('.'), preRelease: counted.slice(numbers.length).replace(/^[-.]/, '') };
}

function compareIdentifiers(left: string | undefined, right: string | undefined): number {
  if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
  if (isDigits(left) && isDigits(right)) return compareDigits(left, right);
  if (isDigits(left) !== isDigits(right)) return isDigits(left) ? -1 : 1;
  return compareText(left, right);
}
