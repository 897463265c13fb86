import type { Component, ComponentLicense } from '../schema/component.js';

/** The parts of a component that describe its licenses. */
export type LicensedComponent = Pick<
  Component,
  'resolvedLicense' | 'license' | 'licenseExpression' | 'licenseUrl' | 'licenses'
>;

/** The licenses of a component: all of them where the server keeps several, else the one it has; empty without. */
export function declaredLicenses(component: LicensedComponent): readonly ComponentLicense[] {
  const { licenses, resolvedLicense, license, licenseExpression, licenseUrl } = component;
  if (licenses && licenses.length > 0) return licenses;
  const one = { resolvedLicense, license, licenseExpression, licenseUrl };
  return licenseName(one) === undefined ? [] : [one];
}

/** A license in one line: the one of the server's list, or what an expression says beyond that, else its text. */
export function licenseName({
  resolvedLicense,
  license,
  licenseExpression,
}: ComponentLicense): string | undefined {
  const resolved = resolvedLicense?.licenseId || resolvedLicense?.name;
  // “Apache-2.0 WITH LLVM-exception” is resolved to what the exception relaxes, “Apache-2.0+” to that version.
  if (resolved && licenseExpression && /\sWITH\s|\+$/i.test(licenseExpression)) return licenseExpression;
  return resolved || license || licenseExpression || undefined;
}
