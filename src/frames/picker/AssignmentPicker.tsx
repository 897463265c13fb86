import { useState, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { ApiClient } from '../../api/client.js';
import { evenIfGone } from '../../data/attempt.js';
import { reasonText } from '../../data/errorText.js';
import type { ResourceKey } from '../../data/resources/resourceKey.js';
import { failureNotice } from '../../data/tellFailure.js';
import { useRunProgress, useSaveMany } from '../../data/useSaveMany.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import type { List } from '../list/List.js';
import type { ListValue } from '../list/listValue.js';
import { PickerDialog } from './PickerDialog.js';
import { messages } from './assignments.messages.js';

/** Props of {@link AssignmentPicker}. */
export interface AssignmentPickerProps<Row, Value extends ListValue> {
  /** The name of the target that they are added to. */
  targetName: string;
  /** The items that can be added, from `useList` or `useLocalList`, with its own value. */
  list: List<Row, Value>;
  /** Ids of rows that belong to it already. */
  memberIds: ReadonlySet<string>;
  /** Adds one of them. */
  add: (api: ApiClient, row: Row) => Promise<unknown>;
  /** Takes one away again, which the notice offers; absent: it cannot be undone from there. */
  remove?: ((api: ApiClient, row: Row) => Promise<unknown>) | undefined;
  /** Asks before rows are added; undefined: there is nothing to ask. */
  ask?: (
    rows: readonly Row[],
    answer: { onConfirm: () => void; onClose: () => void },
  ) => ReactNode | undefined;
  /** Returns the keys that the change makes stale. */
  stale: () => readonly ResourceKey[];
  onClose: () => void;
}

/**
 * Lets the user select rows of a list, and adds them to something, one call each. Rejected rows stay
 * selected.
 */
export function AssignmentPicker<Row, Value extends ListValue>(props: AssignmentPickerProps<Row, Value>) {
  const { targetName: name, list, memberIds, add, remove, ask, stale, onClose } = props;
  const { api } = useHost();
  const intl = useIntl();
  const [asked, setAsked] = useState<readonly Row[]>();
  const undoing = useSaveMany({
    save: (row: Row) => evenIfGone(remove!(api, row)),
    stale,
    notice: ({ refused: [refusal] }) =>
      refusal &&
      failureNotice(intl, refusal.error, { title: intl.formatMessage(messages.notUndone, { name }) }),
  });
  const { submit, run, isRunning, outcome } = useSaveMany({
    save: (row: Row) => add(api, row),
    stale,
    notice: ({ done }) => {
      const [first] = done;
      if (!first) return undefined;
      const values = { count: done.length, name, item: list.row.getName(first.item) };
      const added = done.map(({ item }) => item);
      return {
        kind: 'success',
        title: intl.formatMessage(messages.picked as MessageDescriptor, values),
        ...(remove && {
          action: { label: intl.formatMessage(messages.undo), run: () => void undoing.submit(added) },
        }),
      };
    },
    saved: ({ refused, left }) => {
      if (refused.length + left.length === 0) onClose();
    },
  });
  const progress = useRunProgress(run?.view);
  const [first] = outcome?.refused ?? [];
  const questionFor = (rows: readonly Row[]) =>
    ask?.(rows, {
      onConfirm: () => {
        setAsked(undefined);
        void submit(rows);
      },
      onClose: () => setAsked(undefined),
    });
  const pick = (rows: readonly Row[]) => (questionFor(rows) ? setAsked(rows) : void submit(rows));
  return (
    <>
      <PickerDialog
        title={<Message {...messages.pickTitle} values={{ name: <bdi key="name">{name}</bdi> }} />}
        list={list}
        memberIds={memberIds}
        pickLabel={
          progress ? <Message {...messages.picking} values={progress} /> : <Message {...messages.pick} />
        }
        onPick={pick}
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
      {asked && questionFor(asked)}
    </>
  );
}
