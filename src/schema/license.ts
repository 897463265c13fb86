import { boolean, nonempty, optional, string, type, type Describe } from 'superstruct';

/** A license of the server's list, without its text. */
export interface License {
  /** SPDX identifier, or the one of a custom license. */
  licenseId: string;
  /** Full name. */
  name: string;
  /** Whether SPDX gave its identifier up for another one. */
  isDeprecatedLicenseId?: boolean;
}

export const LicenseStruct: Describe<License> = type({
  licenseId: nonempty(string()),
  name: string(),
  isDeprecatedLicenseId: optional(boolean()),
});
