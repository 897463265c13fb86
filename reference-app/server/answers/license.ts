import { COUNT, FLAG, TEXT, UUID, listOf, optional, shape } from '../http/shape.js';

/** Lists and other objects have it without its texts and groups. */
export const License = shape('License', () => ({
  uuid: UUID,
  name: TEXT,
  licenseId: TEXT,
  isOsiApproved: FLAG,
  isFsfLibre: FLAG,
  isDeprecatedLicenseId: FLAG,
  isCustomLicense: FLAG,
  licenseGroups: optional(listOf(LicenseGroup)),
  licenseText: optional(TEXT),
  standardLicenseTemplate: optional(TEXT),
  standardLicenseHeader: optional(TEXT),
  licenseComments: optional(TEXT),
  seeAlso: optional(listOf(TEXT)),
}));

export const LicenseGroup = shape('LicenseGroup', () => ({
  name: TEXT,
  licenses: optional(listOf(License)),
  riskWeight: COUNT,
  uuid: UUID,
}));
