import { compareDigits, compareText, isDigits } from './compareDigits.js';

/**
 * Compares Composer (Packagist) versions: numbers are padded to four, dates are not, and then they are
 * compared as `version_compare` of PHP does: dev < alpha < beta < RC < stable < patch, each with its numbers
 * and `-dev` (`1.0.0-RC1-dev` < `1.0.0-RC1`). A branch with numbers (`2.x-dev`) comes after its releases.
 * Other branches (`dev-main`) have no place among the versions and come first.
 */
export function compareComposerVersions(left: string, right: string): number {
  const [a, b] = [partsOf(left), partsOf(right)];
  if (!a || !b) return a ? 1 : b ? -1 : compareText(branchOf(left), branchOf(right));
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [one, other] = [a[index], b[index]];
    const order = rankOf(one) - rankOf(other);
    if (order !== 0) return Math.sign(order);
    const numbers = one && other && isDigits(one) ? compareDigits(one, other) : 0;
    if (numbers !== 0) return numbers;
  }
  return 0;
}

const WILDCARD = '9999999';
// composer/semver, VersionParser: what has more than five digits in front, or a hyphen after the year, is a date.
const DATE = /^(?:[0-9]{6}|[0-9]{4}(?:\.[0-9]{2})*[:-][0-9]{2})/;

/** Numbers and words; undefined for a branch. */
function partsOf(version: string): string[] | undefined {
  const [text = ''] = withoutAlias(version)
    .toLowerCase()
    .replace(/^v(?=[0-9])/, '')
    .split('+', 1);
  const front = /^[0-9]+(?:\.(?:[0-9]+|[x*](?![a-z])))*/.exec(text)?.[0];
  if (front === undefined) return undefined;
  const numbers = front.split('.').map((part) => (isDigits(part) ? part : WILDCARD));
  const isBranch = numbers.at(-1) === WILDCARD;
  while (numbers.length < 4 && !DATE.test(text)) numbers.push(isBranch ? WILDCARD : '0');
  const rest: string[] = text.slice(front.length).match(/[0-9]+|[^0-9._+:-]+/g) ?? (isBranch ? ['dev'] : []);
  const stable = rest.indexOf('stable');
  return [...numbers, ...(stable < 0 ? rest : rest.slice(0, stable))];
}

const withoutAlias = (version: string) => version.trim().replace(/ +as .*$|@[a-z]+$/i, '');

const branchOf = (version: string) => withoutAlias(version).replace(/^dev-/i, '');

// PHP manual, version_compare: any other word, these, the end, a number, a patch.
const WORDS = ['dev', 'a', 'b', 'rc'];

function rankOf(part: string | undefined): number {
  if (part === undefined) return WORDS.length;
  if (isDigits(part)) return WORDS.length + 1;
  return part.startsWith('p') ? WORDS.length + 2 : WORDS.findIndex((word) => part.startsWith(word));
}
