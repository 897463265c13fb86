import type { Component } from '../schema/component.js';

/** The license of a component in one line: the one of the server's list, else its text, else its expression; undefined without. */
export function licenseText({
  resolvedLicense,
  license,
  licenseExpression,
}: Pick<Component, 'resolvedLicense' | 'license' | 'licenseExpression'>): string | undefined {
  return resolvedLicense?.licenseId || resolvedLicense?.name || license || licenseExpression || undefined;
}
