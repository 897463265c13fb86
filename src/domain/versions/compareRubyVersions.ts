import { compareDigits, compareText, isDigits } from './compareDigits.js';

/**
 * Orders RubyGems versions: a letter anywhere makes a pre-release (`5.0.0.beta2` < `5.0.0`), trailing zeros do not count. The platform of a
 * built gem (`1.15.0-x86_64-linux`) is no part of its version.
 */
export function compareRubyVersions(left: string, right: string): number {
  const lefts = segmentsOf(left);
  const rights = segmentsOf(right);
  for (let index = 0; index < Math.max(lefts.length, rights.length); index += 1) {
    const order = compareSegments(lefts[index] ?? '0', rights[index] ?? '0');
    if (order !== 0) return order;
  }
  return 0;
}

/** Gem::Platform: a processor or an operating system, and what says more about it. */
const PLATFORM =
  /-(?:x86|x64|i[3-6]86|amd64|arm|aarch64|powerpc|ppc|s390|riscv|sparc|universal|java|jruby|dalvik|mswin|mingw|linux|darwin)[a-z0-9_-]*$/i;

/** A hyphen means "pre", and zeros are dropped at the end of the numbers and in front of the first letters. */
function segmentsOf(version: string): string[] {
  const segments =
    version
      .trim()
      .replace(PLATFORM, '')
      .replaceAll('-', '.pre.')
      .match(/[0-9]+|[a-z]+/gi) ?? [];
  const firstLetters = segments.findIndex((segment) => !isDigits(segment));
  const split = firstLetters < 0 ? segments.length : firstLetters;
  return [...withoutTrailingZeros(segments.slice(0, split)), ...withoutTrailingZeros(segments.slice(split))];
}

function withoutTrailingZeros(segments: string[]): string[] {
  const kept = [...segments];
  while (/^0+$/.test(kept.at(-1) ?? '')) kept.pop();
  return kept;
}

function compareSegments(left: string, right: string): number {
  if (isDigits(left) !== isDigits(right)) return isDigits(left) ? 1 : -1;
  return isDigits(left) ? compareDigits(left, right) : compareText(left, right);
}
