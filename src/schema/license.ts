import { array, boolean, nonempty, number, optional, string, type, type Describe } from 'superstruct';

/** A license of the server's list, without its texts. @public */
export interface License {
  /** UUID the server gave it. */
  uuid: string;
  /** SPDX identifier, or the one of a custom license. */
  licenseId: string;
  /** Full name. */
  name: string;
  /** True when the Open Source Initiative approved the license. */
  isOsiApproved?: boolean;
  /** True when the Free Software Foundation considers the license free. */
  isFsfLibre?: boolean;
  /**
   * True when SPDX replaced its identifier with another one. Some responses contain false for all licenses,
   * because the server did not check: members of groups, and on many servers the list without texts.
   */
  isDeprecatedLicenseId?: boolean;
  /** True when the license was added on this server and does not come from SPDX. */
  isCustomLicense?: boolean;
}

/** A license with its texts. Members without a value are absent. @public */
export interface FullLicense extends License {
  /** The text of the license, or of the exception. */
  licenseText?: string;
  /** The text with marks of SPDX for what may differ. */
  standardLicenseTemplate?: string;
  /** The header for source files. */
  standardLicenseHeader?: string;
  /** Notes. */
  licenseComments?: string;
  /** Web addresses about it. */
  seeAlso?: string[];
  /** The groups it is in. */
  licenseGroups?: LicenseGroup[];
}

/** A group of licenses that policies refer to. @public */
export interface LicenseGroup {
  /** UUID the server gave it. */
  uuid: string;
  /** Name, each once. */
  name: string;
  /** Its licenses by name; absent where it is only named. */
  licenses?: License[];
  /** Weight that nothing counts with. */
  riskWeight?: number;
}

/** A custom license to be created. Servers take no change of one later. */
export interface LicenseRequest extends Pick<License, 'name' | 'licenseId'> {
  isOsiApproved: boolean;
  isFsfLibre: boolean;
  isDeprecatedLicenseId: boolean;
  licenseText?: string;
  standardLicenseTemplate?: string;
  standardLicenseHeader?: string;
  licenseComments?: string;
  seeAlso?: string[];
}

const LICENSE = {
  uuid: string(),
  licenseId: nonempty(string()),
  name: string(),
  isOsiApproved: optional(boolean()),
  isFsfLibre: optional(boolean()),
  isDeprecatedLicenseId: optional(boolean()),
  isCustomLicense: optional(boolean()),
};

export const LicenseStruct: Describe<License> = type(LICENSE);

export const LicenseGroupStruct: Describe<LicenseGroup> = type({
  uuid: string(),
  name: string(),
  licenses: optional(array(LicenseStruct)),
  riskWeight: optional(number()),
});

export const FullLicenseStruct: Describe<FullLicense> = type({
  ...LICENSE,
  licenseText: optional(string()),
  standardLicenseTemplate: optional(string()),
  standardLicenseHeader: optional(string()),
  licenseComments: optional(string()),
  seeAlso: optional(array(string())),
  licenseGroups: optional(array(LicenseGroupStruct)),
});
