import { useState, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { ApiClient } from '../../api/client.js';
import { evenIfGone } from '../../data/attempt.js';
import type { ResourceKey } from '../../data/resources/resourceKey.js';
import { useSave } from '../../data/useSave.js';
import type { Permission } from '../../domain/permissions.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { Button } from '../../ui/controls/Button.js';
import { SearchField } from '../../ui/fields/SearchField.js';
import { IconButton } from '../../ui/controls/IconButton.js';
import { usePassFocusOn } from '../../ui/focus/usePassFocusOn.js';
import { messages } from './assignments.messages.js';
import {
  AssignmentFrame,
  AssignmentRow,
  AssignmentRows,
  MoreLine,
  NoAssignments,
} from './AssignmentFrame.js';

/** Props of {@link AssignmentList}. */
export interface AssignmentListProps<Item> {
  /** The title of the items: “Permissions”. */
  title: MessageDescriptor;
  /** The name of the user, team, or group that they belong to. */
  targetName: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Beside the name, such as where it comes from. */
  noteOf?: (item: Item) => ReactNode;
  /** Words for having none. */
  none: MessageDescriptor;
  /** Items that belong to it without having been added, below the others. */
  others?: readonly { readonly id: string; readonly name: string; readonly note: ReactNode }[];
  /** Adds one, also to bring it back. */
  add: (api: ApiClient, item: Item) => Promise<unknown>;
  /** Removes one; a 404 counts as removed. */
  remove: (api: ApiClient, item: Item) => Promise<unknown>;
  /** The permission needed to change it. Servers from 5.0 may grant its actions one by one. */
  permission: Permission;
  /** Returns the keys that a change makes stale. */
  stale: () => readonly ResourceKey[];
  /** Asks before one is removed; undefined: there is nothing to ask. */
  ask?: (item: Item, answer: { onConfirm: () => void; onClose: () => void }) => ReactNode | undefined;
  /** Returns true if the user could restore an item after it was removed. @defaultValue always */
  canRestore?: (item: Item) => boolean;
  /** True when it is not known yet what to ask. */
  isWaiting?: boolean;
  /** Words of the button that adds. */
  addLabel: MessageDescriptor;
  /** The dialog that adds. */
  picker: (close: () => void) => ReactNode;
}

/**
 * Shows the items that belong to a user, a team, or a group. Each is removed immediately and can be restored.
 * More are added from a dialog.
 */
export function AssignmentList<Item>(props: AssignmentListProps<Item>) {
  const { title, targetName, items, idOf, nameOf, noteOf, none, others = [], addLabel, picker } = props;
  const { shown, search, foot, isSought } = useShownItems(items, nameOf);
  const further = others.filter(({ name }) => isSought(name));
  const intl = useIntl();
  const { mayChange } = useHost();
  const canChange = mayChange(props.permission, 'UPDATE');
  const [isPicking, setIsPicking] = useState(false);
  const { remove, isRunning, question } = useRemoval(props);
  return (
    <AssignmentFrame
      title={title}
      end={
        canChange && (
          <Button size="small" icon="plus" opens onClick={() => setIsPicking(true)}>
            <Message {...addLabel} />
          </Button>
        )
      }
    >
      {search}
      {shown.length + further.length === 0 ? (
        <NoAssignments words={items.length === 0 ? none : messages.noneFound} />
      ) : (
        <AssignmentRows>
          {shown.map((item) => (
            <AssignmentRow
              key={idOf(item)}
              note={noteOf?.(item)}
              actions={
                canChange && (
                  <IconButton
                    icon="close"
                    size="small"
                    label={intl.formatMessage(messages.remove, { item: nameOf(item), name: targetName })}
                    isBusy={isRunning}
                    onClick={() => remove(item)}
                  />
                )
              }
            >
              <bdi>{nameOf(item)}</bdi>
            </AssignmentRow>
          ))}
          {further.map(({ id, name, note }) => (
            <AssignmentRow key={id} note={note}>
              <bdi>{name}</bdi>
            </AssignmentRow>
          ))}
        </AssignmentRows>
      )}
      {foot}
      {isPicking && picker(() => setIsPicking(false))}
      <TextSpan>{question}</TextSpan>
    </AssignmentFrame>
  );
}

/**
 * Returns the first fifty items whose name contains the search text, if there are many, and the others on
 * demand.
 */
function useShownItems<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const intl = useIntl();
  const [searchText, setSearchText] = useState('');
  const [most, setMost] = useState(SHOWN);
  const passFocusOn = usePassFocusOn();
  const isLong = items.length > SEARCHED || searchText !== '';
  const wanted = searchText.trim().toLowerCase();
  const isSought = (name: string) => name.toLowerCase().includes(wanted);
  const matching = wanted === '' ? items : items.filter((item) => isSought(nameOf(item)));
  const shown = matching.slice(0, most);
  return {
    shown,
    isSought,
    search: isLong && (
      <SearchField
        label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.search)}
        value={searchText}
        onValueChange={setSearchText}
      />
    ),
    foot: isLong && (
      <MoreLine>
        <span role="status">
          {(wanted !== '' || matching.length > most) && (
            <Message {...messages.shown} values={{ shown: shown.length, total: items.length }} />
          )}
        </span>
        {matching.length > most && (
          <span ref={passFocusOn}>
            <Button size="small" variant="quiet" onClick={() => setMost(most + SHOWN)}>
              <Message {...messages.showMore} />
            </Button>
          </span>
        )}
      </MoreLine>
    ),
  };
}

/** From more than these on they can be searched. */
const SEARCHED = 20;
const SHOWN = 50;

/** Removes one, after a question where there is one, and offers to bring it back. */
function useRemoval<Item>(props: AssignmentListProps<Item>) {
  const { targetName: name, nameOf, add, remove, stale, ask, canRestore, isWaiting = false } = props;
  const { api } = useHost();
  const intl = useIntl();
  const [asked, setAsked] = useState<Item>();
  const restoring = useSave({
    save: (item: Item) => add(api, item),
    stale,
    failed: (_, item) => intl.formatMessage(messages.notRestored, { item: nameOf(item), name }),
  });
  const removing = useSave({
    save: (item: Item) => evenIfGone(remove(api, item)),
    stale,
    notice: (_, item) => ({
      title: intl.formatMessage(messages.removed, { item: nameOf(item), name }),
      ...(canRestore?.(item) !== false && {
        action: { label: intl.formatMessage(messages.undo), run: () => void restoring.submit(item) },
      }),
    }),
    failed: (_, item) => intl.formatMessage(messages.notRemoved, { item: nameOf(item), name }),
  });
  const questionFor = (item: Item) =>
    ask?.(item, {
      onConfirm: () => {
        setAsked(undefined);
        void removing.submit(item);
      },
      onClose: () => setAsked(undefined),
    });
  return {
    isRunning: removing.isRunning || isWaiting,
    remove: (item: Item) => {
      if (questionFor(item)) setAsked(item);
      else void removing.submit(item);
    },
    question: asked !== undefined && questionFor(asked),
  };
}
