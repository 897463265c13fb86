import { isLicenseExpression } from '../../../src/domain/licenseExpression.js';
import type { BomLicences } from './bomModel.js';

/** Knows the licences of the server: what an id or a name stands for. */
export interface LicenceDirectory {
  /** Row id of the licence with this SPDX or custom id; upper and lower case differ. */
  byId(licenceId: string): number | undefined;
  byName(name: string): number | undefined;
}

/** The licence columns of a component. */
export interface ResolvedLicence {
  resolvedLicenseId: number | null;
  license: string | null;
  licenseExpression: string | null;
  licenseUrl: string | null;
}

/**
 * Licence columns from what a BOM declares: the first known id, else the first known name; the name stays beside it as text.
 * An expression is kept when it is one; an expression that is a single id resolves like that id.
 */
export function resolveBomLicences(licences: BomLicences, directory: LicenceDirectory): ResolvedLicence {
  const expression =
    licences.expression !== undefined && isLicenceExpression(licences.expression)
      ? licences.expression
      : undefined;
  const { options } = licences;
  const idOption = options.find(({ id }) => id !== undefined && directory.byId(id) !== undefined);
  const named = options.find(({ name }) => name !== undefined && directory.byName(name) !== undefined);
  const chosen = idOption ?? named ?? options.find(({ name }) => name !== undefined) ?? options[0];
  const resolved =
    (idOption?.id !== undefined ? directory.byId(idOption.id) : undefined) ??
    (named?.name !== undefined ? directory.byName(named.name) : undefined) ??
    (expression !== undefined ? directory.byId(expression) : undefined);
  return {
    resolvedLicenseId: resolved ?? null,
    // An unknown id is still worth showing.
    license: chosen?.name ?? (idOption ? undefined : chosen?.id) ?? null,
    licenseExpression: expression ?? null,
    licenseUrl: chosen?.url ?? null,
  };
}

/** Licence columns from what a user enters: a known id, else an expression, else text; never two of them. */
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
  return licenseExpression ? { ...nothing, licenseExpression, licenseUrl: null } : nothing;
}

/** Whether a text is a licence expression by its grammar; unknown ids are fine in one. */
export function isLicenceExpression(text: string): boolean {
  return text.length <= MAX_EXPRESSION_LENGTH && isLicenseExpression(text);
}

// Longer than any real one.
const MAX_EXPRESSION_LENGTH = 8192;
