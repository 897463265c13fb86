import type { Component } from '../schema/component.js';
import { idsNamedIn } from './licenseExpression.js';

/** A license as components name it. */
export interface NamedLicense {
  uuid: string;
  /** SPDX identifier, or that of a custom license. */
  licenseId: string;
  name: string;
}

/**
 * Whether a component has a license: the server resolved it to that one, or else its expression names it, or its text is the
 * identifier or the name; whatever the case (SPDX 2.3, annex D). Alternatives count: `MIT OR Apache-2.0` has both.
 */
export function hasLicense(
  { resolvedLicense, licenseExpression, license }: Pick<Component, LicenseMember>,
  { uuid, licenseId, name }: NamedLicense,
): boolean {
  if (resolvedLicense?.uuid !== undefined) return resolvedLicense.uuid === uuid;
  const id = licenseId.toLowerCase();
  const text = license?.trim().toLowerCase();
  if (text && (text === id || text === name.toLowerCase())) return true;
  return licenseExpression !== undefined && idsNamedIn(licenseExpression.toLowerCase()).includes(id);
}

type LicenseMember = 'resolvedLicense' | 'licenseExpression' | 'license';
