import type { ListColumn } from '../../../list/ListDefinition.js';
import { LicenseLink } from '../../../parts/LicenseLink.js';
import type { License } from '../../../schema/license.js';
import { CutText } from '../../../ui/CutText.js';
import { Line } from '../../../ui/list.styles.js';
import { messages } from './LicenseGroup.messages.js';

/** The licenses of a group, each leading to its page. */
export const MEMBER_COLUMNS: readonly ListColumn<License>[] = [
  {
    id: 'name',
    header: messages.name,
    width: 280,
    grow: 3,
    canHide: false,
    cardSlot: 'title',
    cell: ({ licenseId, name }) => (
      <Line title={name}>
        <LicenseLink licenseId={licenseId} text={name} />
      </Line>
    ),
    sortValue: ({ name }) => name,
    exported: ({ name }) => name,
  },
  {
    id: 'licenseId',
    header: messages.licenseId,
    width: 200,
    grow: 1,
    cardSlot: 'second',
    cell: ({ licenseId }) => <CutText text={licenseId} isCode />,
    sortValue: ({ licenseId }) => licenseId,
    exported: ({ licenseId }) => licenseId,
  },
];

/** Licenses to choose from. They lead nowhere: what is selected would be lost. */
export const PICK_COLUMNS: readonly ListColumn<License>[] = MEMBER_COLUMNS.map((column) =>
  column.id === 'name' ? { ...column, cell: ({ name }) => <CutText text={name} /> } : column,
);
