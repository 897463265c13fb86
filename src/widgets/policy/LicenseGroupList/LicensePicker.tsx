import { useMemo } from 'react';
import { addToLicenseGroup } from '../../../api/licenseGroups.js';
import { reasonText } from '../../../data/errorText.js';
import { licenseGroupChanged } from '../../../data/resources/changes.js';
import * as licenses from '../../../data/resources/licenses.js';
import { useResource } from '../../../data/useResource.js';
import { useRunProgress, useSaveMany } from '../../../data/useSaveMany.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { listCodec } from '../../../list/listCodec.js';
import type { ListDefinition } from '../../../list/ListDefinition.js';
import { useLocalList } from '../../../list/useLocalList.js';
import { PickerDialog } from '../../../panel/PickerDialog.js';
import type { License, LicenseGroup } from '../../../schema/license.js';
import { messages } from './LicenseGroup.messages.js';
import { PICK_COLUMNS } from './memberColumns.js';

/** Props of {@link LicensePicker}. */
export interface LicensePickerProps {
  group: LicenseGroup;
  /** What is in it already. */
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

/** Chooses licenses and puts them into a group. What was refused stays selected. */
export function LicensePicker({ group, members, onClose }: LicensePickerProps) {
  const { uuid, name } = group;
  const { api } = useHost();
  const intl = useIntl();
  const memberIds = useMemo(() => new Set(members.map(({ uuid: id }) => id)), [members]);
  const list = useLocalList(LIST, { rows: useResource(licenses.concise) });
  const { submit, run, isRunning, outcome } = useSaveMany({
    save: (license: License) => addToLicenseGroup(api, uuid, license.uuid),
    stale: licenseGroupChanged,
    notice: ({ done }) =>
      done.length > 0
        ? { kind: 'success', title: intl.formatMessage(messages.picked, { count: done.length, name }) }
        : undefined,
    saved: ({ refused, left }) => {
      if (refused.length + left.length === 0) onClose();
    },
  });
  const progress = useRunProgress(run?.view);
  const [first] = outcome?.refused ?? [];
  return (
    <PickerDialog
      title={<Message {...messages.pickTitle} values={{ name: <bdi key="name">{name}</bdi> }} />}
      list={list}
      memberIds={memberIds}
      pickLabel={
        progress ? <Message {...messages.picking} values={progress} /> : <Message {...messages.pick} />
      }
      onPick={(rows) => void submit(rows)}
      onClose={onClose}
      isBusy={isRunning}
      error={
        first && (
          <Message
            {...messages.notPicked}
            values={{ refused: outcome!.refused.length, reason: reasonText(intl, first.error) }}
          />
        )
      }
    />
  );
}
