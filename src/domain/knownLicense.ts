import {
  isLicenseExpression,
  licensesIn,
  MAX_EXPRESSION_LENGTH,
  parseLicenseExpression,
  withCapitalOperators,
  type LicenseExpression,
  type LicenseTerm,
} from './licenseExpression.js';

/** The match of a license of an expression among the licenses of a server. */
export interface KnownLicense<Key> {
  /**
   * The licenses it counts as: one, or the spellings of one, such as `GPL-2.0+` and `GPL-2.0-or-later`. Of one
   * with an exception that a license of the list has in its name, also the license that the exception relaxes.
   */
  keys: readonly Key[];
  /** Others it can be used under as well: of `GPL-2.0-or-later` just `GPL-2.0-only`. */
  alternatives: readonly Key[];
  /**
   * False when the server does not know the license. `keys` then has the license that an unknown exception
   * claims to relax.
   */
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
    return {
      keys: [...keys, ...alone.keys],
      alternatives: [...alternatives, ...alone.alternatives],
      isResolved: true,
    };
  }
  const { exception } = relaxes;
  const isKnown = isExceptionId(exception) && licenseById(exception) !== undefined;
  return { ...alone, isResolved: isKnown && alone.keys.length > 0 };
}

/**
 * Returns true when an ID is that of an exception and not of a license. Lists of licenses have both and do
 * not distinguish them.
 */
export function isExceptionId(id: string): boolean {
  return (/exception/i.test(id) && !LICENSES_WITH_THE_WORD.test(id)) || OTHER_EXCEPTIONS.test(id);
}

const LICENSES_WITH_THE_WORD =
  /-with-|^(?:CAL-1\.0-Combined-Work-Exception|MPL-2\.0-no-copyleft-exception)$/i;

/** Those of SPDX without the word in their id, and those that documents define themselves. */
const OTHER_EXCEPTIONS =
  /^(?:GPL-CC-1\.0|Linux-syscall-note|LLGPL|SHL-2\.[01]|(?:DocumentRef-[^:]+:)?AdditionRef-.+)$/i;

/**
 * The expression that a name is: so write tools that know one field only, and exports with several licenses. Other names have
 * words in them, too, and a few licenses are called like words: at least one license has to be known, and where `and`, `or` or
 * `with` are in small letters, all.
 * @returns undefined for any other name, and for an id alone
 */
export function expressionInName<Key>(
  name: string,
  licenseById: (id: string) => Key | undefined,
): LicenseExpression | undefined {
  if (name.length > MAX_EXPRESSION_LENGTH || !/[\s()]|\+$/.test(name.trim())) return undefined;
  if (!isLicenseExpression(name)) return undefined;
  const expression = parseLicenseExpression(name);
  if (!expression) return undefined;
  const terms = licensesIn(expression);
  const isKnown = (term: LicenseTerm) => knownLicense(term, licenseById).keys.length > 0;
  const isRecognized = (term: LicenseTerm) =>
    isKnown(term) ? !term.relaxes || isExceptionId(term.relaxes.exception) : isOwnReference(term);
  const isWrittenInCapitals = withCapitalOperators(name) === name;
  return terms.some(isKnown) && (isWrittenInCapitals || terms.every(isRecognized)) ? expression : undefined;
}

/** Returns true for licenses that a document defines itself (SPDX 2.3, chapter 10). */
const isOwnReference = ({ ids, relaxes }: LicenseTerm) =>
  (relaxes?.ids ?? ids).every((id) => /^(?:DocumentRef-[^:]+:)?LicenseRef-./.test(id));

/**
 * Finds the licenses for some IDs. Of several, those before the last are spellings of one license. The last
 * is a license that it may be used under as well.
 */
function found<Key>(ids: readonly string[], licenseById: (id: string) => Key | undefined) {
  const known = (names: readonly string[]) => [...new Set(names.flatMap((id) => licenseById(id) ?? []))];
  const spelled = spellings(ids.length > 1 ? ids.slice(0, -1) : ids);
  const keys = known(spelled);
  const alternatives = known([
    ...(ids.length > 1 ? spellings(ids.slice(-1)) : []),
    ...spelled.flatMap((id) => (LATER.test(id) ? spellings([id.replace(LATER, '')]) : [])),
  ]);
  return keys.length > 0
    ? { keys, alternatives: alternatives.filter((key) => !keys.includes(key)) }
    : { keys: alternatives, alternatives: [] as readonly Key[] };
}

/** SPDX has two ids for some licenses: that of today, and one that is deprecated since its version 3.0. */
function spellings(ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    if (LATER.test(id)) return [id, id.replace(LATER, (suffix) => (suffix === '+' ? '-or-later' : '+'))];
    if (ONLY.test(id)) return [id, id.replace(ONLY, '')];
    return /\d$/.test(id) ? [id, `${id}-only`] : [id];
  });
}

const LATER = /(?<=\d)(?:-or-later|\+)$/i;
const ONLY = /(?<=\d)-only$/i;

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
