import { declaredLicenses, licenseName, type LicensedComponent } from '../declaredLicenses.js';
import type { FindingOutcome } from './compareFindings.js';

/** A license in two versions of a project. */
export interface LicenseComparison {
  /** Its short identifier, else its text. Unique for each row. */
  readonly name: string;
  /** Identifier in the server's list; undefined for a license that the list does not have. */
  readonly licenseId: string | undefined;
  readonly outcome: FindingOutcome;
  /** The number of components with it before; 0 for a new license. */
  readonly before: number;
  /** The same after. */
  readonly after: number;
}

/** Compares the licenses of the components of two versions of a project, in steps, because lists may be long. */
export function* compareLicenses(
  before: readonly LicensedComponent[],
  after: readonly LicensedComponent[],
): Generator<void, LicenseComparison[], void> {
  const found = new Map<string, { licenseId: string | undefined; before: number; after: number }>();
  for (const side of ['before', 'after'] as const) {
    for (const component of side === 'before' ? before : after) {
      for (const [name, licenseId] of licensesOf(component)) {
        const counts = found.get(name) ?? { licenseId, before: 0, after: 0 };
        counts[side] += 1;
        found.set(name, counts);
      }
      yield;
    }
  }
  return [...found].map(([name, { licenseId, ...counts }]) => ({
    name,
    licenseId,
    outcome: counts.before === 0 ? 'came' : counts.after === 0 ? 'went' : 'stayed',
    ...counts,
  }));
}

/** The licenses of a component, each once. */
function licensesOf(component: LicensedComponent): Map<string, string | undefined> {
  return new Map(
    declaredLicenses(component).flatMap((license) => {
      const name = licenseName(license);
      return name === undefined ? [] : [[name, license.resolvedLicense?.licenseId] as const];
    }),
  );
}
