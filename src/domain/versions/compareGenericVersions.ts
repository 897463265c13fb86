import { compareDigits, compareText, isDigits } from './compareDigits.js';

/**
 * Orders versions of which nothing is known but their text, by the rules of FlexVer: runs of digits compare as
 * numbers, other runs as text, `1.0-rc1` comes before `1.0`, `1.0a` after it, and what follows a plus sign does not
 * count.
 */
export function compareGenericVersions(left: string, right: string): number {
  const lefts = runsOf(left);
  const rights = runsOf(right);
  for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
    const order = compareRuns(lefts[index], rights[index]);
    if (order !== 0) return order;
  }
  return 0;
}

/** A hyphen starts a new run, so that `1.0-rc1` has the run `-rc` and not a run that begins somewhere before it. */
function runsOf(version: string): string[] {
  const [counted = ''] = version.split('+', 1);
  return counted.match(/[0-9]+|-[^0-9-]*|[^0-9-]+/g) ?? [];
}

function compareRuns(left: string | undefined, right: string | undefined): number {
  if (left === undefined) return right !== undefined && isPreRelease(right) ? 1 : -1;
  if (right === undefined) return isPreRelease(left) ? -1 : 1;
  if (isDigits(left) && isDigits(right)) return compareDigits(left, right);
  return compareText(left, right);
}

/** A lone hyphen, as in `1.0-2`, only separates. */
const isPreRelease = (run: string) => run.length > 1 && run.startsWith('-');
