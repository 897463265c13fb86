import { ANY, NA } from './cpe.js';
import type { Cpe } from './cpe.js';

/** How two attribute values relate (NIST IR 7696, table 6-1), seen from the first one. */
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
  if (hasWildcard(source)) return wildcardPattern(source).test(target) ? 'SUPERSET' : 'DISJOINT';
  return 'DISJOINT';
}

/**
 * Whether a name that a source calls vulnerable can mean the component of another name, versions left aside: no
 * attribute is disjoint or undefined. A component that leaves its vendor or product open matches nothing, because
 * it would match the whole dictionary.
 */
export function isSameCpeProduct(vulnerable: Cpe, component: Cpe): boolean {
  if (component.vendor === ANY || component.product === ANY) return false;
  return COMPARED.every((attribute) => {
    const relation = relateCpeAttribute(vulnerable[attribute], component[attribute]);
    return relation !== 'DISJOINT' && relation !== 'UNDEFINED';
  });
}

const hasWildcard = (value: string) => /[*?]/.test(value.replace(/\\./g, ''));

function wildcardPattern(value: string): RegExp {
  const pattern = value
    .replace(/[\\^$.|+()[\]{}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${pattern}$`);
}
