import { flagColumn } from '../../../frames/list/columns.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { LICENSE_COLUMN } from '../../../entities/license/licenseColumns.js';
import type { License } from '../../../schema/license.js';
import { messages } from './LicenseList.messages.js';

const deprecated = flagColumn<License>({
  id: 'isDeprecatedLicenseId',
  header: messages.deprecated,
  headerTip: messages.deprecatedTip,
  width: 120,
  foldBelow: 820,
  cardSlot: 'titleEnd',
  isDescendingFirst: true,
  isOn: ({ isDeprecatedLicenseId }) => isDeprecatedLicenseId === true,
  off: messages.notDeprecated,
  badge: { tone: 'warning' },
  exported: ({ isDeprecatedLicenseId }) => isDeprecatedLicenseId,
});

/** The columns of the list, named after the fields of the server, so that what people chose before stays. */
export const LICENSE_COLUMNS: readonly ListColumn<License>[] = [
  LICENSE_COLUMN.name,
  LICENSE_COLUMN.licenseId,
  flagColumn({
    id: 'isOsiApproved',
    header: messages.osiApproved,
    headerTip: messages.osiApprovedTip,
    width: 124,
    foldBelow: 620,
    cardSlot: 'third',
    isDescendingFirst: true,
    isOn: ({ isOsiApproved }) => isOsiApproved === true,
    off: messages.notOsiApproved,
  }),
  flagColumn({
    id: 'isFsfLibre',
    header: messages.fsfLibre,
    headerTip: messages.fsfLibreTip,
    foldBelow: 720,
    cardSlot: 'thirdEnd',
    isDescendingFirst: true,
    isOn: ({ isFsfLibre }) => isFsfLibre === true,
    off: messages.notFsfLibre,
  }),
  {
    ...deprecated,
    // Servers omit this value in filtered lists. A missing value is not shown as “no”.
    cell: (license, intl, ...rest) =>
      license.isDeprecatedLicenseId === undefined
        ? intl.formatMessage(messages.notKnown)
        : deprecated.cell(license, intl, ...rest),
  },
  flagColumn({
    id: 'isCustomLicense',
    header: messages.custom,
    headerTip: messages.customTip,
    isHiddenByDefault: true,
    cardSlot: 'secondEnd',
    isDescendingFirst: true,
    isOn: ({ isCustomLicense }) => isCustomLicense === true,
    off: messages.notCustom,
  }),
];
