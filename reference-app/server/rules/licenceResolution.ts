import {
  isLicenseExpression,
  MAX_EXPRESSION_LENGTH,
  parseLicenseExpression,
  type LicenseTerm,
} from '../../../src/domain/licenseExpression.js';
import { expressionInName, knownLicense } from '../../../src/domain/knownLicense.js';
import type { BomLicenceExpression, BomLicenceOption, BomLicences } from './bomModel.js';

/** The licenses of the server: resolves an ID or a name. */
export interface LicenceDirectory {
  /** Row id of the licence or exception with this SPDX or custom id, in small or large letters. */
  byId(licenseId: string): number | undefined;
  byName(name: string): number | undefined;
}

/** A licence of the server as others refer to it. */
interface LicenceReference {
  uuid: string;
  licenseId: string;
  name: string;
}

export interface LicenceReferences {
  /** The licence with a row id. */
  referenceOf(id: number): LicenceReference | undefined;
}

/** The licence columns of a component. */
export interface ResolvedLicence {
  resolvedLicenseId: number | null;
  license: string | null;
  licenseExpression: string | null;
  licenseUrl: string | null;
}

/** One of the licences that a BOM declares for a component, as far as the server knows it. */
export interface DeclaredLicence {
  resolvedLicenseId?: number;
  license?: string;
  licenseExpression?: string;
  licenseUrl?: string;
  acknowledgement?: string;
}

/** One of the licences of a component as the API has it, and as it is stored. */
export interface ListedLicence extends Omit<DeclaredLicence, 'resolvedLicenseId'> {
  resolvedLicense?: LicenceReference;
}

/**
 * Licence columns from what a BOM declares: the first known id, else the first known name; the name stays beside it as text.
 * An expression is kept, and resolves like an id when it names one licence only; what is no expression is kept as text.
 * @returns beside them all licences, where the columns do not say everything; else none
 */
export function resolveBomLicences(
  licences: BomLicences,
  directory: LicenceDirectory,
): ResolvedLicence & { declared: readonly DeclaredLicence[] } {
  const options = licences.options.map((option) => declaredOption(option, directory));
  const expressions = [licences, ...(licences.furtherExpressions ?? [])].flatMap((each) =>
    declaredExpression(each, directory),
  );
  const all = withoutRepeats([...options, ...expressions]);
  const resolvedOptions = options.filter(({ resolvedLicenseId }) => resolvedLicenseId !== undefined);
  const chosen =
    resolvedOptions.find(({ license }) => license === undefined) ??
    resolvedOptions[0] ??
    options.find(
      ({ license }, index) => license !== undefined && licences.options[index]?.name !== undefined,
    ) ??
    options[0];
  const expression = [...expressions, ...options].find(
    ({ licenseExpression }) => licenseExpression !== undefined,
  );
  const unreadable = expressions.find(({ license }) => license !== undefined);
  return {
    resolvedLicenseId: chosen?.resolvedLicenseId ?? expression?.resolvedLicenseId ?? null,
    license: chosen?.license ?? (chosen ? undefined : unreadable?.license) ?? null,
    licenseExpression: expression?.licenseExpression ?? null,
    licenseUrl: chosen?.licenseUrl ?? null,
    declared: all.length > 1 || all.some(({ acknowledgement }) => acknowledgement) ? all : [],
  };
}

/** Declared licences as they are stored; null for none. */
export function listedLicences(
  declared: readonly DeclaredLicence[],
  { referenceOf }: LicenceReferences,
): string | null {
  if (declared.length === 0) return null;
  return JSON.stringify(
    declared.map(({ resolvedLicenseId, ...rest }): ListedLicence => ({
      resolvedLicense: resolvedLicenseId === undefined ? undefined : referenceOf(resolvedLicenseId),
      ...rest,
    })),
  );
}

/**
 * Licence columns from what a user enters: a known id, else an expression, else text; never two of them, but that an expression with
 * an exception resolves to what that relaxes.
 */
export function resolveEnteredLicence(
  entered: { license?: string; licenseExpression?: string; licenseUrl?: string },
  directory: LicenceDirectory,
): ResolvedLicence {
  const { license, licenseExpression, licenseUrl } = entered;
  const nothing = {
    resolvedLicenseId: null,
    license: null,
    licenseExpression: null,
    licenseUrl: licenseUrl ?? null,
  };
  if (license) {
    const known = directory.byId(license);
    return known === undefined ? { ...nothing, license } : { ...nothing, resolvedLicenseId: known };
  }
  if (!licenseExpression) return nothing;
  const tree = parseLicenseExpression(licenseExpression);
  const relaxed = tree?.kind === 'license' && tree.relaxes ? resolvedTerm(tree, directory) : undefined;
  return { ...nothing, licenseExpression, licenseUrl: null, resolvedLicenseId: relaxed ?? null };
}

/**
 * Returns all licenses of a component after an edit. Only one can be entered. As long as it remains the
 * stored one, the others remain, too. A different one replaces all of them.
 * @param stored - the columns before
 * @param entered - the columns after
 */
export function licencesAfterEdit(
  stored: ResolvedLicence & { licenses: string | null },
  entered: ResolvedLicence,
): string | null {
  if (stored.licenses === null) return null;
  return isSameLicence(stored, entered) ? stored.licenses : null;
}

function isSameLicence(stored: ResolvedLicence, entered: ResolvedLicence): boolean {
  if (entered.licenseExpression !== null) return entered.licenseExpression === stored.licenseExpression;
  if (entered.resolvedLicenseId !== null) {
    // Without its exception it is another one.
    const isRelaxed = / WITH /i.test(stored.licenseExpression ?? '');
    return entered.resolvedLicenseId === stored.resolvedLicenseId && !isRelaxed;
  }
  const isText = stored.resolvedLicenseId === null && stored.licenseExpression === null;
  return isText && entered.license === stored.license;
}

/** Returns whether a text is a license expression by its grammar. Unknown IDs are allowed. */
export function isLicenceExpression(text: string): boolean {
  return text.length <= MAX_EXPRESSION_LENGTH && isLicenseExpression(text);
}

function declaredOption(
  { id, name, url: licenseUrl, acknowledgement }: BomLicenceOption,
  directory: LicenceDirectory,
): DeclaredLicence {
  const common = { licenseUrl, acknowledgement };
  const byId = id === undefined ? undefined : directory.byId(id);
  if (byId !== undefined) return { resolvedLicenseId: byId, ...common };
  const byName = name === undefined ? undefined : directory.byName(name);
  if (byName !== undefined) return { resolvedLicenseId: byName, license: name, ...common };
  // An unknown id is still worth showing.
  const text = name ?? id;
  if (text === undefined || !expressionInName(text, directory.byId)) return { license: text, ...common };
  return { ...declaredExpression({ expression: text }, directory)[0], ...common };
}

function declaredExpression(
  { expression, acknowledgement }: BomLicenceExpression,
  directory: LicenceDirectory,
): DeclaredLicence[] {
  if (expression === undefined) return [];
  if (!isLicenceExpression(expression)) return [{ license: expression, acknowledgement }];
  const tree = parseLicenseExpression(expression);
  const resolvedLicenseId =
    directory.byId(expression) ?? (tree?.kind === 'license' ? resolvedTerm(tree, directory) : undefined);
  return [{ resolvedLicenseId, licenseExpression: expression, acknowledgement }];
}

function resolvedTerm(term: LicenseTerm, { byId }: LicenceDirectory): number | undefined {
  const { keys, isResolved } = knownLicense(term, byId);
  return isResolved ? keys[0] : undefined;
}

function withoutRepeats(licences: readonly DeclaredLicence[]): DeclaredLicence[] {
  return [...new Map(licences.map((licence) => [JSON.stringify(licence), licence])).values()];
}
