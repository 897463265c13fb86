import type { Component } from '../schema/component.js';
import { declaredLicenses } from './declaredLicenses.js';
import { idsNamedIn } from './licenseExpression.js';

/** A license as components name it. */
export interface NamedLicense {
  uuid: string;
  /** SPDX identifier, or that of a custom license. */
  licenseId: string;
  name: string;
}

/**
 * Returns true when a component has a license, alone or among others: the server resolved one to it, an
 * expression names it, or an unresolved text is its identifier or name. Ignores case (SPDX 2.3, annex D).
 * Alternatives count: `MIT OR Apache-2.0` has both.
 */
export function hasLicense(
  component: Pick<Component, 'resolvedLicense' | 'licenseExpression' | 'license' | 'licenses'>,
  { uuid, licenseId, name }: NamedLicense,
): boolean {
  const id = licenseId.toLowerCase();
  return declaredLicenses(component).some(({ resolvedLicense, licenseExpression, license }) => {
    if (resolvedLicense?.uuid === uuid) return true;
    if (licenseExpression !== undefined && idsNamedIn(licenseExpression.toLowerCase()).includes(id))
      return true;
    const text = resolvedLicense?.uuid === undefined ? license?.trim().toLowerCase() : undefined;
    return Boolean(text) && (text === id || text === name.toLowerCase());
  });
}
