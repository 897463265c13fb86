import type { LicenseTerm } from './licenseExpression.js';

/** What a license of an expression is among those of a server. */
export interface KnownLicense<Key> {
  /** The licenses it counts as: one, or the spellings of one, such as `GPL-2.0+` and `GPL-2.0-or-later`. */
  keys: readonly Key[];
  /** Others it can be used under as well: of `GPL-2.0+` just `GPL-2.0`; of one with an exception the license alone. */
  alternatives: readonly Key[];
  /** False: not a license that the server knows. `keys` then has what an unknown exception is said to relax. */
  isResolved: boolean;
}

/**
 * Looks up a license of an expression. With an exception it is the license of the list that has both in its name, or else, where
 * license and exception are known, the license that the exception relaxes.
 * @param licenseById - finds licenses and exceptions of the server
 */
export function knownLicense<Key>(
  { ids, relaxes }: LicenseTerm,
  licenseById: (id: string) => Key | undefined,
): KnownLicense<Key> {
  const { keys, alternatives } = found(ids, licenseById);
  if (!relaxes) return { keys, alternatives, isResolved: keys.length > 0 };
  const alone = found(relaxes.ids, licenseById);
  if (keys.length > 0) {
    return { keys, alternatives: [...alternatives, ...alone.keys, ...alone.alternatives], isResolved: true };
  }
  const { exception } = relaxes;
  const isKnown = isExceptionId(exception) && licenseById(exception) !== undefined;
  return { ...alone, isResolved: isKnown && alone.keys.length > 0 };
}

/** Whether an id is that of an exception and not of a license: lists of licenses have both, and do not say which is which. */
export function isExceptionId(id: string): boolean {
  return (/exception/i.test(id) && !LICENSES_WITH_THE_WORD.test(id)) || OTHER_EXCEPTIONS.test(id);
}

const LICENSES_WITH_THE_WORD =
  /-with-|^(?:CAL-1\.0-Combined-Work-Exception|MPL-2\.0-no-copyleft-exception)$/i;

/** Those of SPDX without the word in their id, and those that documents define themselves. */
const OTHER_EXCEPTIONS =
  /^(?:GPL-CC-1\.0|Linux-syscall-note|LLGPL|SHL-2\.[01]|(?:DocumentRef-[^:]+:)?AdditionRef-.+)$/i;

/** Of several ids, those before the last are spellings of one license; the last is one that it may be used under, too. */
function found<Key>(ids: readonly string[], licenseById: (id: string) => Key | undefined) {
  const known = (id: string) => licenseById(id) ?? [];
  const spellings = [...new Set(ids.slice(0, -1).flatMap(known))];
  const last = ids.slice(-1).flatMap(known);
  return spellings.length > 0
    ? { keys: spellings, alternatives: last }
    : { keys: last, alternatives: [] as readonly Key[] };
}

/** Finds by id as SPDX compares them: small and large letters are the same. The exact spelling goes first, then the first of the list. */
export function licenseFinder<Key>(
  licenses: Iterable<readonly [licenseId: string, key: Key]>,
): (id: string) => Key | undefined {
  const exact = new Map<string, Key>();
  const folded = new Map<string, Key>();
  for (const [id, key] of licenses) {
    if (!exact.has(id)) exact.set(id, key);
    const small = id.toLowerCase();
    if (!folded.has(small)) folded.set(small, key);
  }
  return (id) => exact.get(id) ?? folded.get(id.toLowerCase());
}
