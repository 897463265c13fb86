import { compareDigits, compareText, isDigits } from './compareDigits.js';

/**
 * Orders RPM versions, `[epoch:]version[-release]`, by the rules of `rpm-version(7)`: separators only separate,
 * numbers beat letters, a tilde marks what comes before (`1.0~rc1` < `1.0`) and a caret what comes after
 * (`1.0` < `1.0^git1` < `1.0.1`). Without a release it comes
 * before all releases of it (`1.0` < `1.0-1`).
 */
export function compareRpmVersions(left: string, right: string): number {
  const a = parse(left);
  const b = parse(right);
  return (
    compareDigits(a.epoch, b.epoch) ||
    compareSegments(a.version, b.version) ||
    compareReleases(a.release, b.release)
  );
}

function parse(text: string) {
  const colon = text.indexOf(':');
  const rest = text.slice(colon + 1);
  const hyphen = rest.lastIndexOf('-');
  return {
    epoch: colon < 0 ? '0' : text.slice(0, colon),
    version: hyphen < 0 ? rest : rest.slice(0, hyphen),
    release: hyphen < 0 ? undefined : rest.slice(hyphen + 1),
  };
}

function compareReleases(left: string | undefined, right: string | undefined): number {
  if (left === undefined || right === undefined)
    return Number(left !== undefined) - Number(right !== undefined);
  return compareSegments(left, right);
}

function compareSegments(left: string, right: string): number {
  const lefts = left.match(/[0-9]+|[A-Za-z]+|~|\^/g) ?? [];
  const rights = right.match(/[0-9]+|[A-Za-z]+|~|\^/g) ?? [];
  for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
    const order = compareSegment(lefts[index], rights[index]);
    if (order !== 0) return order;
  }
  return 0;
}

function compareSegment(left: string | undefined, right: string | undefined): number {
  if (left === right) return 0;
  if (left === '~' || right === '~') return left === '~' ? -1 : 1;
  // A caret is newer than the end of the version and older than any further segment.
  if (left === '^' || right === '^')
    return (left === '^') === (left === undefined || right === undefined) ? 1 : -1;
  if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
  if (isDigits(left) !== isDigits(right)) return isDigits(left) ? 1 : -1;
  return isDigits(left) ? compareDigits(left, right) : compareText(left, right);
}
