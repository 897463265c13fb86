import { compareDigits, compareText, isDigits } from './compareDigits.js';

/** A qualifier, such as `final`; with the number that belongs to it where there is one: `rc1`, `rc-1`. */
interface Qualifier {
  word: string;
  digits?: string;
}

/** Digits, a qualifier, or what follows a hyphen or a change between digits and letters. */
type Item = string | Qualifier | Item[];

// "Version Order Specification" of the Maven POM reference: a release has the empty qualifier.
const QUALIFIERS = ['alpha', 'beta', 'milestone', 'rc', 'snapshot', '', 'sp'];
const SAME_AS: Record<string, string> = { cr: 'rc', final: '', ga: '', release: '' };
const SHORT_FORMS: Record<string, string> = { a: 'alpha', b: 'beta', m: 'milestone' };

/**
 * Compares versions as Maven 3.9 does: `1.0-alpha-1` < `1.0-rc1` < `1.0-SNAPSHOT` < `1.0` = `1.0.0.Final` <
 * `1.0-sp` < `1.0.1`. Where a release word comes before another qualifier, the order is circular: `1` =
 * `1.Final`, `1` < `1.Final-redhat-1` < `1.Final`.
 */
export function compareMavenVersions(left: string, right: string): number {
  return compareItems(itemsOf(left.toLowerCase()), itemsOf(right.toLowerCase()));
}

function itemsOf(version: string): Item[] {
  const lists: Item[][] = [[]];
  const current = () => lists.at(-1)!;
  const openList = () => {
    if (current().length === 0) return;
    const inner: Item[] = [];
    current().push(inner);
    lists.push(inner);
  };

  // A hyphen between letters and a number joins the two: rc-1 is rc1. Nothing between separators is a zero.
  const joined = version.replace(/([^0-9.-])-(?=[0-9])/g, '$1');
  for (const [, part = '', separator] of joined.matchAll(/([^.-]*)([.-]|$)/g)) {
    const runs = part.match(/[^0-9]+[0-9]*|[0-9]+/g) ?? [];
    for (const [index, run] of runs.entries()) {
      const isLast = index === runs.length - 1;
      const item = itemOf(run);
      // A qualifier starts its own list, unless a separator ends it.
      const isOnItsOwn = typeof item !== 'string' && (item.digits !== undefined || (isLast && !separator));
      if (index > 0 || isOnItsOwn) openList();
      current().push(item);
    }
    if (part === '' && separator) current().push('0');
    if (separator === '-') openList();
  }
  for (const list of lists.reverse()) dropNulls(list);
  return lists.at(-1)!;
}

function itemOf(run: string): string | Qualifier {
  if (isDigits(run)) return run;
  const word = run.replace(/[0-9]+$/, '');
  return word === run ? { word } : { word: SHORT_FORMS[word] ?? word, digits: run.slice(word.length) };
}

/** Drops zeros and empty lists at the end, and zeros before a qualifier: 1.0.0-foo is 1-foo. */
function dropNulls(items: Item[]): void {
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const next = items[index + 1];
    const isBeforeQualifier = isQualifier(Array.isArray(next) ? next[0] : next);
    if (isNull(items[index]) && (next === undefined || isBeforeQualifier)) items.splice(index, 1);
  }
}

function isNull(item: Item | undefined): boolean {
  return Array.isArray(item) ? item.length === 0 : typeof item === 'string' && compareDigits(item, '0') === 0;
}

function isQualifier(item: Item | undefined): item is Qualifier {
  return typeof item === 'object' && !Array.isArray(item);
}

function compareItems(left: Item | undefined, right: Item | undefined): number {
  if (left === undefined) return right === undefined ? 0 : -compareToNothing(right);
  if (right === undefined) return compareToNothing(left);
  if (typeof left === 'string' && typeof right === 'string') return compareDigits(left, right);
  if (Array.isArray(left) && Array.isArray(right)) return compareLists(left, right);
  if (isQualifier(left) && isQualifier(right)) return compareQualifiers(left, right);
  return Math.sign(strengthOf(left) - strengthOf(right));
}

/** Numbers are above lists, and lists above qualifiers. */
function strengthOf(item: Item): number {
  if (typeof item === 'string') return 2;
  return Array.isArray(item) ? 1 : 0;
}

function compareLists(left: Item[], right: Item[]): number {
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const order = compareItems(left[index], right[index]);
    if (order !== 0) return order;
  }
  return 0;
}

function compareToNothing(item: Item): number {
  if (typeof item === 'string') return isNull(item) ? 0 : 1;
  if (Array.isArray(item)) return compareLists(item, []);
  return compareWords(item.word, '');
}

function compareQualifiers(left: Qualifier, right: Qualifier): number {
  const order = compareWords(left.word, right.word);
  if (order !== 0) return order;
  if (left.digits === undefined || right.digits === undefined) {
    return Number(left.digits !== undefined) - Number(right.digits !== undefined);
  }
  return compareDigits(left.digits, right.digits);
}

function compareWords(left: string, right: string): number {
  const [a, b] = [SAME_AS[left] ?? left, SAME_AS[right] ?? right];
  const [rankOfA, rankOfB] = [rankOf(a), rankOf(b)];
  return Math.sign(rankOfA - rankOfB) || (rankOfA === QUALIFIERS.length ? compareText(a, b) : 0);
}

/** Ranks unknown qualifiers after all known ones. */
function rankOf(word: string): number {
  const rank = QUALIFIERS.indexOf(word);
  return rank < 0 ? QUALIFIERS.length : rank;
}
