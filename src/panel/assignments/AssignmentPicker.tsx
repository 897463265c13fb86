import type { MessageDescriptor } from 'react-intl';
import type { ApiClient } from '../../api/client.js';
import { reasonText } from '../../data/errorText.js';
import type { ResourceKey } from '../../data/resources/resourceKey.js';
import { useRunProgress, useSaveMany } from '../../data/useSaveMany.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import type { List } from '../../list/List.js';
import type { ListValue } from '../../list/listValue.js';
import { PickerDialog } from '../PickerDialog.js';
import { messages } from './assignments.messages.js';

/** Props of {@link AssignmentPicker}. */
export interface AssignmentPickerProps<Row, Value extends ListValue> {
  /** What they are added to. */
  targetName: string;
  /** What can be added; from `useList` or `useLocalList`, with a value of its own. */
  list: List<Row, Value>;
  /** Ids of rows that belong to it already. */
  memberIds: ReadonlySet<string>;
  /** Adds one of them. */
  add: (api: ApiClient, row: Row) => Promise<unknown>;
  /** What the server answers differently then. */
  stale: () => readonly ResourceKey[];
  onClose: () => void;
}

/** Chooses rows of a list and adds them to something, one call each. What was refused stays selected. */
export function AssignmentPicker<Row, Value extends ListValue>(props: AssignmentPickerProps<Row, Value>) {
  const { targetName: name, list, memberIds, add, stale, onClose } = props;
  const { api } = useHost();
  const intl = useIntl();
  const { submit, run, isRunning, outcome } = useSaveMany({
    save: (row: Row) => add(api, row),
    stale,
    notice: ({ done }) => {
      const [first] = done;
      if (!first) return undefined;
      const values = { count: done.length, name, item: list.row.getName(first.item) };
      return { kind: 'success', title: intl.formatMessage(messages.picked as MessageDescriptor, values) };
    },
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
