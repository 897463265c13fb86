/** The view of a list of licenses as one value that a host can keep, for example in its URL. */
import { LICENSE_SORTS } from '../../../domain/selectLicenses.js';
import { flagMember, listCodec } from '../../../frames/list/listCodec.js';
import type { ListValue } from '../../../frames/list/listValue.js';

/** The view of a {@link LicenseList}, by default sorted by name. What is searched are names and identifiers. @public */
export interface LicenseListValue extends ListValue<LicenseListSort> {
  /** Only those that the Open Source Initiative approved. */
  isOsiApproved?: boolean;
  /** Only those that the Free Software Foundation calls free. */
  isFsfLibre?: boolean;
  /** Only those that were added to this server. */
  isCustomLicense?: boolean;
}

/** The fields by which licenses can be sorted. @public */
export type LicenseListSort =
  'name' | 'licenseId' | 'isOsiApproved' | 'isFsfLibre' | 'isDeprecatedLicenseId' | 'isCustomLicense';

/** In addresses and preferences. */
export const licenseListCodec = listCodec<LicenseListValue>({
  name: 'LicenseList',
  sorts: LICENSE_SORTS,
  filters: {
    isOsiApproved: flagMember('osiApproved'),
    isFsfLibre: flagMember('fsfLibre'),
    isCustomLicense: flagMember('custom'),
  },
});

/**
 * Reads a view from query parameters: `searchText`, `osiApproved`, `fsfLibre`, `custom`, `page`, `size`, `sort` and `order`. What makes no
 * sense is left out. `remembered` fills in what an address leaves open that names no order, as links from elsewhere.
 * @public
 */
export const parseLicenseListValue = licenseListCodec.parse;

/** Writes a view as query parameters; what is so by default is left out, but for the order. @public */
export const formatLicenseListValue = licenseListCodec.format;

/** The view that a user last chose, as far as it is remembered: order and size of the pages. @public */
export const rememberedLicenseListValue = licenseListCodec.remembered;
