import { ANY, NA } from './cpe.js';
import type { Cpe } from './cpe.js';

/** The relation of two attribute values (NIST IR 7696, table 6-1), seen from the first one. */
export type CpeRelation = 'EQUAL' | 'SUBSET' | 'SUPERSET' | 'DISJOINT' | 'UNDEFINED';

/** Everything but the version, which is compared with the rules of version ranges. */
const COMPARED = [
  'part',
  'vendor',
  'product',
  'update',
  'edition',
  'language',
  'swEdition',
  'targetSw',
  'targetHw',
  'other',
] as const satisfies readonly (keyof Cpe)[];

/** Compares one attribute: ANY holds everything, NA holds nothing, `*` and `?` in the source are wildcards. */
export function relateCpeAttribute(source: string, target: string): CpeRelation {
  if (target !== ANY && hasWildcard(target)) return 'UNDEFINED';
  if (source === target) return 'EQUAL';
  if (source === ANY) return 'SUPERSET';
  if (target === ANY) return 'SUBSET';
  if (source === NA || target === NA) return 'DISJOINT';
  if (hasWildcard(source)) return fitsWildcards(source, withoutEscapes(target)) ? 'SUPERSET' : 'DISJOINT';
  return 'DISJOINT';
}

/**
 * Returns whether a name that a source lists as vulnerable can mean the component of another name, ignoring
 * versions: no attribute is disjoint or undefined. A component that leaves its vendor or product open matches
 * nothing, because it would match the entire dictionary.
 */
export function isSameCpeProduct(vulnerable: Cpe, component: Cpe): boolean {
  if (component.vendor === ANY || component.product === ANY) return false;
  return COMPARED.every((attribute) => {
    const relation = relateCpeAttribute(vulnerable[attribute], component[attribute]);
    return relation !== 'DISJOINT' && relation !== 'UNDEFINED';
  });
}

const withoutEscapes = (value: string) => value.replace(/\\([*?])/g, '$1');

const hasWildcard = (value: string) => /[*?]/.test(value.replace(/\\./g, ''));

/**
 * Returns whether an entire text matches a value with wildcards. Only the last `*` is ever widened, because
 * everything before it already matches: the time grows with the length of both. As a regular expression, it
 * would double with every `*`.
 */
function fitsWildcards(value: string, text: string): boolean {
  const wanted = value.match(/\\[*?]|[^]/g) ?? [];
  let index = 0;
  let position = 0;
  let star: { index: number; end: number } | undefined;
  while (position < text.length) {
    const part = wanted[index];
    if (part === '*') {
      star = { index, end: position };
      index += 1;
    } else if (part === '?' || (part !== undefined && part.slice(-1) === text[position])) {
      index += 1;
      position += 1;
    } else if (star) {
      star.end += 1;
      index = star.index + 1;
      position = star.end;
    } else return false;
  }
  return wanted.slice(index).every((part) => part === '*');
}
