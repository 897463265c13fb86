/** The view of a list of license groups as one value that a host can keep, for example in its URL. */
import { listCodec, textMember } from '../../../frames/list/listCodec.js';
import type { ListValue } from '../../../frames/list/listValue.js';

/** The view of a {@link LicenseGroupList}, sorted by name. What is searched is the name. @public */
export interface LicenseGroupListValue extends ListValue<'name'> {
  /** The UUID of the group shown in place of the list. */
  open?: string;
}

/** In addresses and preferences. */
export const licenseGroupListCodec = listCodec<LicenseGroupListValue>({
  name: 'LicenseGroupList',
  sorts: ['name'],
  choices: { open: textMember('group') },
});

/**
 * Reads a view from query parameters: `searchText`, `group`, `page`, `size`, `sort` and `order`. What makes no sense is left out.
 * `remembered` fills in what an address leaves open that names no order, as links from elsewhere.
 * @public
 */
export const parseLicenseGroupListValue = licenseGroupListCodec.parse;

/** Writes a view as query parameters; what is so by default is left out, but for the order. @public */
export const formatLicenseGroupListValue = licenseGroupListCodec.format;

/** The view that a user last chose, as far as it is remembered: order and size of the pages. @public */
export const rememberedLicenseGroupListValue = licenseGroupListCodec.remembered;
