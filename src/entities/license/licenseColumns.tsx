import type { ListColumn } from '../../frames/list/ListDefinition.js';
import * as fieldMessages from '../../frames/facts/field.messages.js';
import { LicenseLink } from './LicenseLink.js';
import * as licenseMessages from './license.messages.js';
import type { License } from '../../schema/license.js';
import { CutText } from '../../ui/controls/CutText.js';
import { TextLine } from '../../ui/table/cell.styles.js';

/** The columns that lists of licenses share, named after the fields of the server. */
export const LICENSE_COLUMN = {
  name: {
    id: 'name',
    header: fieldMessages.name,
    width: 260,
    grow: 3,
    canHide: false,
    cardSlot: 'title',
    cell: ({ licenseId, name }) => (
      <TextLine title={name}>
        <LicenseLink licenseId={licenseId} text={name} />
      </TextLine>
    ),
    sortValue: ({ name }) => name,
    exported: ({ name }) => name,
  },
  licenseId: {
    id: 'licenseId',
    header: licenseMessages.licenseId,
    width: 200,
    grow: 1,
    cardSlot: 'second',
    cell: ({ licenseId }) => <CutText text={licenseId} isCode />,
    sortValue: ({ licenseId }) => licenseId,
    exported: ({ licenseId }) => licenseId,
  },
} satisfies Record<string, ListColumn<License>>;
