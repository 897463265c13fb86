import { declaredLicenses, licenseName, type LicensedComponent } from './declaredLicenses.js';

/** The licenses of a component in one line: each the one of the server's list, else its text, else its expression; undefined without. */
export function licenseText(component: LicensedComponent): string | undefined {
  // Names have commas in them: “Apache License, Version 2.0”.
  return (
    declaredLicenses(component)
      .flatMap((license) => licenseName(license) ?? [])
      .join('; ') || undefined
  );
}
