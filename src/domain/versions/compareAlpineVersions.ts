import { compareDigits, compareText } from './compareDigits.js';

interface AlpineVersion {
  numbers: string[];
  letter: string;
  suffixes: [rank: number, number: string][];
  revision: string;
}

// apk-package(5): suffixes before the release, the release itself, suffixes behind it.
const SUFFIXES = ['alpha', 'beta', 'pre', 'rc', '', 'cvs', 'svn', 'git', 'hg', 'p'];
const NO_SUFFIX: [number, string] = [SUFFIXES.indexOf(''), '0'];

/** Orders Alpine package versions: `1.2.3a_rc1-r4`, that is numbers, a letter, suffixes with numbers and a build. */
export function compareAlpineVersions(left: string, right: string): number {
  const a = parse(left);
  const b = parse(right);
  return (
    compareNumbers(a.numbers, b.numbers) ||
    compareText(a.letter, b.letter) ||
    compareSuffixes(a.suffixes, b.suffixes) ||
    compareDigits(a.revision, b.revision)
  );
}

function parse(version: string): AlpineVersion {
  const [, numbers = '', letter = '', suffixes = '', revision = ''] =
    /^([0-9.]*)([a-z]?)((?:_[a-z]+[0-9]*)*)(?:~[0-9a-f]+)?(?:-r([0-9]+))?/.exec(version.trim()) ?? [];
  return {
    numbers: numbers.split('.'),
    letter,
    suffixes: [...suffixes.matchAll(/_([a-z]+)([0-9]*)/g)].map(([, word = '', number = '']) => [
      SUFFIXES.includes(word) ? SUFFIXES.indexOf(word) : SUFFIXES.length,
      number || '0',
    ]),
    revision,
  };
}

/** More numbers are newer. From the second on, a leading zero makes a number a fraction: 1.05 < 1.1. */
function compareNumbers(left: string[], right: string[]): number {
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const a = left[index];
    const b = right[index];
    if (a === undefined || b === undefined) return a === undefined ? -1 : 1;
    const isFraction = index > 0 && (a.startsWith('0') || b.startsWith('0')) && a.length + b.length > 2;
    const order = isFraction ? compareText(a, b) : compareDigits(a, b);
    if (order !== 0) return order;
  }
  return 0;
}

function compareSuffixes(left: AlpineVersion['suffixes'], right: AlpineVersion['suffixes']): number {
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [leftRank, leftNumber] = left[index] ?? NO_SUFFIX;
    const [rightRank, rightNumber] = right[index] ?? NO_SUFFIX;
    const order = Math.sign(leftRank - rightRank) || compareDigits(leftNumber, rightNumber);
    if (order !== 0) return order;
  }
  return 0;
}
