import { compareDigits, compareText } from './compareDigits.js';

/**
 * Orders versions of Perl as version.pm does (perldoc version, "How to compare version objects"): what has one dot and no `v` is a decimal
 * number of groups of three digits (`1.45` < `1.5` = `v1.500`), all else has parts (`v1.9` < `v1.10`). Underscores do not count. What
 * follows the numbers, as in `1.23-TRIAL`, marks a release for trying, which comes before; texts without a number come first.
 */
export function compareCpanVersions(left: string, right: string): number {
  const [a, b] = [parse(left), parse(right)];
  for (let index = 0; index < Math.max(a.numbers.length, b.numbers.length); index += 1) {
    const order = compareDigits(a.numbers[index] ?? '', b.numbers[index] ?? '');
    if (order !== 0) return order;
  }
  return Number(a.rest === '') - Number(b.rest === '') || compareText(a.rest, b.rest);
}

function parse(version: string): { numbers: readonly string[]; rest: string } {
  const text = version.trim().replaceAll('_', '');
  const [counted = '', prefix, whole = '', fraction] = /^(v?)([0-9]*)((?:\.[0-9]+)*)/i.exec(text) ?? [];
  const parts = (fraction ?? '').split('.').slice(1);
  const isDecimal = prefix === '' && parts.length === 1;
  const groups = isDecimal ? (parts[0]!.match(/.{1,3}/g) ?? []).map((group) => group.padEnd(3, '0')) : parts;
  return { numbers: [whole, ...groups], rest: text.slice(counted.length) };
}
