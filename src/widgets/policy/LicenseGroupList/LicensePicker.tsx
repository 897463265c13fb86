import { useMemo } from 'react';
import { addToLicenseGroup } from '../../../api/licenseGroups.js';
import { licenseGroupChanged } from '../../../data/resources/changes.js';
import * as licenses from '../../../data/resources/licenses.js';
import { useResource } from '../../../data/useResource.js';
import { listCodec } from '../../../frames/list/listCodec.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { useLocalList } from '../../../frames/list/useLocalList.js';
import { AssignmentPicker } from '../../../frames/picker/AssignmentPicker.js';
import type { License, LicenseGroup } from '../../../schema/license.js';
import { messages } from './LicenseGroup.messages.js';
import { PICK_COLUMNS } from './memberColumns.js';

/** Props of {@link LicensePicker}. */
export interface LicensePickerProps {
  group: LicenseGroup;
  /** The licenses that are already in the group. */
  members: readonly License[];
  onClose: () => void;
}

const LIST: ListDefinition<License> = {
  value: listCodec({ name: 'LicensePicker', sorts: ['name', 'licenseId'] }),
  columns: PICK_COLUMNS,
  row: { getId: ({ uuid }) => uuid, getName: ({ name }) => name },
  searchedText: ({ name, licenseId }) => `${name} ${licenseId}`,
  search: { label: messages.search, hint: messages.searchHint },
  headingLevel: 3,
  icon: 'license',
  words: {
    label: messages.licenses,
    none: messages.noneKnown,
    noMatch: messages.noMatch,
    failed: messages.licensesFailed,
  },
};

/** Chooses licenses and puts them into a group. */
export function LicensePicker({ group, members, onClose }: LicensePickerProps) {
  const memberIds = useMemo(() => new Set(members.map(({ uuid }) => uuid)), [members]);
  const list = useLocalList(LIST, { rows: useResource(licenses.concise) });
  return (
    <AssignmentPicker
      targetName={group.name}
      list={list}
      memberIds={memberIds}
      add={(api, license) => addToLicenseGroup(api, group.uuid, license.uuid)}
      stale={licenseGroupChanged}
      onClose={onClose}
    />
  );
}
