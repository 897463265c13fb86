import { compareDigits, compareText } from './compareDigits.js';

interface ComposerVersion {
  numbers: string[];
  stability: number;
  number: string;
}

const STABILITIES = ['dev', 'alpha', 'beta', 'rc', '', 'patch'];
const SPELLINGS: Record<string, string> = {
  a: 'alpha',
  b: 'beta',
  c: 'rc',
  p: 'patch',
  pl: 'patch',
  stable: '',
};
const WILDCARD = '9999999';

/**
 * Orders Composer (Packagist) versions: dev < alpha < beta < RC < stable < patch. A branch with numbers (`2.x-dev`)
 * stands behind its releases; other branches (`dev-main`) have no place among the versions and come first.
 */
export function compareComposerVersions(left: string, right: string): number {
  const a = parse(left);
  const b = parse(right);
  if (!a || !b) return a ? 1 : b ? -1 : compareText(left, right);
  for (let index = 0; index < Math.max(a.numbers.length, b.numbers.length); index += 1) {
    const order = compareDigits(a.numbers[index] ?? '0', b.numbers[index] ?? '0');
    if (order !== 0) return order;
  }
  return Math.sign(a.stability - b.stability) || compareDigits(a.number, b.number);
}

function parse(version: string): ComposerVersion | undefined {
  const [text = ''] = version
    .trim()
    .toLowerCase()
    .replace(/^v(?=[0-9])/, '')
    .split('+', 1);
  const match = /^([0-9]+(?:\.(?:[0-9]+|x|\*))*)(?:[-_.]?([a-z]+)[-_.]?([0-9]*))?/.exec(text);
  if (!match) return undefined;
  const [, numbers = '', word = '', number = ''] = match;
  const stability = STABILITIES.indexOf(SPELLINGS[word] ?? word);
  const isBranch = /[x*]$/.test(numbers);
  const parts = numbers.split('.').map((part) => (part === 'x' || part === '*' ? WILDCARD : part));
  while (isBranch && parts.length < 4) parts.push(WILDCARD);
  return { numbers: parts, stability: stability < 0 ? STABILITIES.indexOf('') : stability, number };
}
