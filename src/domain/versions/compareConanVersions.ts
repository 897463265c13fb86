import { compareDigits, compareText, isDigits } from './compareDigits.js';

interface ConanVersion {
  /** Without zeros at the end: 1.0 is 1. */
  main: readonly string[];
  preRelease?: readonly string[];
  build?: readonly string[];
}

/**
 * Orders versions as Conan 2 does, which is close to semantic versions with any number of parts: `1.0-rc1` < `1.0` = `1` < `1.0.1`, and a
 * build comes after what it is a build of (`1.0` < `1.0+1`). Parts that are no numbers are compared as text, with a number, too.
 */
export function compareConanVersions(left: string, right: string): number {
  const a = parse(left);
  const b = parse(right);
  return (
    compareParts(a.main, b.main) ||
    comparePreReleases(a.preRelease, b.preRelease) ||
    compareBuilds(a.build, b.build)
  );
}

function parse(text: string): ConanVersion {
  const plus = text.lastIndexOf('+');
  const version = plus < 0 ? text : text.slice(0, plus);
  const hyphen = version.indexOf('-');
  return {
    main: partsOf(hyphen < 0 ? version : version.slice(0, hyphen)),
    preRelease: hyphen < 0 ? undefined : partsOf(version.slice(hyphen + 1)),
    build: plus < 0 ? undefined : partsOf(text.slice(plus + 1)),
  };
}

function partsOf(text: string): string[] {
  const parts = text.split('.').map((part) => (isDigits(part) ? part.replace(/^0+(?=[0-9])/, '') : part));
  while (parts.at(-1) === '0') parts.pop();
  return parts;
}

function comparePreReleases(
  left: readonly string[] | undefined,
  right: readonly string[] | undefined,
): number {
  return left && right ? compareParts(left, right) : Number(right !== undefined) - Number(left !== undefined);
}

function compareBuilds(left: readonly string[] | undefined, right: readonly string[] | undefined): number {
  return left && right ? compareParts(left, right) : Number(left !== undefined) - Number(right !== undefined);
}

function compareParts(left: readonly string[], right: readonly string[]): number {
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = isDigits(part) && isDigits(other) ? compareDigits(part, other) : compareText(part, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
