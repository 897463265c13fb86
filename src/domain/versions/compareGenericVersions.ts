import { compareDigits, compareText, isDigits } from './compareDigits.js';
import { dividedVersion } from './epochs.js';

/**
 * Compares versions that follow no known scheme. The leading numbers come first (`1.0` < `1.0.0` < `1.0.1`).
 * After them, runs of digits compare as numbers and other runs as text: `1.0-rc1`, `1.0rc1`, and `1.0~git`
 * come before `1.0`, and `1.0a` and `1.0-2` come after it. An epoch (`1:2.0`) takes precedence over
 * everything. Case, a leading `v`, and build metadata after a plus sign do not count. Versions without a
 * leading number, such as branches, come last, and so do commits, whatever they start with.
 */
export function compareGenericVersions(left: string, right: string): number {
  const [a, b] = [partsOf(left), partsOf(right)];
  const order = compareDigits(a.epoch, b.epoch) || Math.sign(a.kind - b.kind);
  return order || compareNumbers(a.numbers, b.numbers) || compareRests(a.runs, b.runs);
}

/** Returns true when a version is the full hash of a commit, which has no place among numbers. */
export function isCommit(version: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(version);
}

interface Parts {
  epoch: string;
  /** 0: nothing, 1: starts with a number, 2: starts with something else. */
  kind: 0 | 1 | 2;
  numbers: readonly string[];
  runs: readonly string[];
}

function partsOf(version: string): Parts {
  const [counted = ''] = version.trim().toLowerCase().split('+', 1);
  const { epoch = '0', rest } = dividedVersion(counted);
  const text = rest.replace(/^v(?=[0-9])/, '');
  const numbers = isCommit(text) ? '' : (/^[0-9]+(?:\.[0-9]+)*/.exec(text)?.[0] ?? '');
  return {
    epoch,
    kind: text === '' ? 0 : numbers === '' ? 2 : 1,
    numbers: numbers.split('.'),
    // A hyphen or a tilde starts a new run, so that `1.0-rc1` has the run `-rc`.
    runs: text.slice(numbers.length).match(/[0-9]+|[-~]?[^0-9~-]+|[-~]/g) ?? [],
  };
}

function compareNumbers(left: readonly string[], right: readonly string[]): number {
  for (const [index, number] of left.entries()) {
    const order = compareDigits(number, right[index] ?? number);
    if (order !== 0) return order;
  }
  return Math.sign(left.length - right.length);
}

function compareRests(left: readonly string[], right: readonly string[]): number {
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const order = compareRuns(left[index], right[index]);
    if (order !== 0) return order;
  }
  return 0;
}

function compareRuns(left: string | undefined, right: string | undefined): number {
  const order = placeOf(left) - placeOf(right);
  if (order !== 0 || left === undefined || right === undefined) return Math.sign(order);
  if (isDigits(left) && isDigits(right)) return compareDigits(left, right);
  return placeOf(left) === PRE_RELEASE ? compareText(wordOf(left), wordOf(right)) : compareText(left, right);
}

const PRE_RELEASE = 1;

/** Places of runs in the order: what precedes a pre-release, a pre-release, the end of the version, and everything that follows. */
function placeOf(run: string | undefined): number {
  if (run === undefined) return 2;
  if (run.startsWith('~')) return 0;
  // A lone hyphen, as in `1.0-2`, only separates.
  const isPreRelease = (run.length > 1 && run.startsWith('-')) || PRE_RELEASE_WORDS.has(wordOf(run));
  return isPreRelease ? PRE_RELEASE : 3;
}

const PRE_RELEASE_WORDS = new Set(['alpha', 'beta', 'dev', 'milestone', 'pre', 'preview', 'rc', 'snapshot']);

/** A run without its separators: `-rc.` is `rc`. */
const wordOf = (run: string) => run.replace(/^[-._ ]|[-._ ]$/g, '');
