import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { LICENSE_COLUMN } from '../../../entities/license/licenseColumns.js';
import type { License } from '../../../schema/license.js';
import { CutText } from '../../../ui/controls/CutText.js';

/** The licenses of a group, each leading to its page. */
export const MEMBER_COLUMNS: readonly ListColumn<License>[] = [LICENSE_COLUMN.name, LICENSE_COLUMN.licenseId];

/** Licenses to choose from. They lead nowhere: what is selected would be lost. */
export const PICK_COLUMNS: readonly ListColumn<License>[] = [
  { ...LICENSE_COLUMN.name, cell: ({ name }) => <CutText text={name} /> },
  LICENSE_COLUMN.licenseId,
];
