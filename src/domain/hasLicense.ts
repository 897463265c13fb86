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
 * identifier or the name, whatever the case. Alternatives count: `MIT OR Apache-2.0` has both.
 */
export function hasLicense(
  { resolvedLicense, licenseExpression, license }: Pick<Component, LicenseMember>,
  { uuid, licenseId, name }: NamedLicense,
): boolean {
  if (resolvedLicense?.uuid !== undefined) return resolvedLicense.uuid === uuid;
  const words = [licenseId.toLowerCase(), name.toLowerCase()];
  if (license && words.includes(license.trim().toLowerCase())) return true;
  return licenseExpression !== undefined && idsNamedIn(licenseExpression).includes(licenseId);
}

type LicenseMember = 'resolvedLicense' | 'licenseExpression' | 'license';
