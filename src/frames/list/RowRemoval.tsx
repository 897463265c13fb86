import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ApiClient } from '../../api/client.js';
import { evenIfGone } from '../../data/attempt.js';
import { errorText } from '../../data/errorText.js';
import type { ResourceKey } from '../../data/resources/resourceKey.js';
import type { Refusal } from '../../data/saveRun.js';
import { failureNotice } from '../../data/tellFailure.js';
import { useSaveMany } from '../../data/useSaveMany.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { BarButton } from '../../ui/controls/BarButton.js';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.js';
import { useIsMounted } from '../../ui/hooks/useIsMounted.js';
import { textOf, type ListMessage } from './listText.js';
import { messages } from './rowRemoval.messages.js';

/** Props of {@link RowRemoval}. */
export interface RowRemovalProps<Row> {
  /** The selected ones, on this page and others. */
  rows: readonly Row[];
  /** Called with those that are left: they stay selected. */
  select: (rows: readonly Row[]) => void;
  /** Returns the ID that distinguishes rows. */
  getId: (row: Row) => string;
  /** Returns the name of a row. */
  nameOf: (row: Row) => string;
  /** Describes what is lost with the rows, and names them, too. Absent: `words.consequence` and the names. */
  loss?: ReactNode;
  /** Returns the text that has to be typed before they are removed. Absent: none. */
  typeToConfirm?: (rows: readonly Row[]) => string;
  /** Removes one; a 404 counts as removed. */
  remove: (api: ApiClient, row: Row) => Promise<unknown>;
  /** The keys that are loaded again after rows are removed. */
  stale: readonly ResourceKey[];
  words: RowRemovalWords;
  /** Asks immediately, without a button in the bar. Called when the question is over. */
  onClose?: () => void;
}

/** The sentences in which rows are named. */
export interface RowRemovalWords {
  /** Button in the bar. @defaultValue “Remove…” */
  ask?: ListMessage;
  /** On the button of the question while it works. @defaultValue “Removing” */
  busy?: ListMessage;
  /** The question about one row, with the value `name`. */
  askOne: ListMessage;
  /** The question about several, with the value `count`. */
  askMany: ListMessage;
  /** The other things that are removed with them, with the value `count`. Absent if `loss` covers it. */
  consequence?: ListMessage;
  /** Button of the question, with the value `count`. */
  confirm: ListMessage;
  /** Notice afterwards, with the value `count`. */
  removed: ListMessage;
  /**
   * The reason why the question is still open, or a notice after its list was unmounted, with the values
   * `removed` and `refused`.
   */
  partly: ListMessage;
}

/** In the bar of a list: removes the selected rows once that is confirmed, and says which could not be. */
export function RowRemoval<Row>(props: RowRemovalProps<Row>) {
  const { rows, select, getId, nameOf, loss, remove, stale, words, typeToConfirm, onClose } = props;
  const { api } = useHost();
  const intl = useIntl();
  const [isAsking, setIsAsking] = useState(onClose !== undefined);
  const close = () => {
    setIsAsking(false);
    onClose?.();
  };
  const isMounted = useIsMounted();
  const { submit, stop, isRunning, outcome, reset } = useSaveMany({
    save: (row: Row) => evenIfGone(remove(api, row)),
    stale: () => stale,
    notice: ({ done, refused }) => {
      const [first] = refused;
      if (first) {
        if (isMounted.current) return undefined;
        // The question that could show it is no longer there.
        const title = textOf(intl, words.partly, { removed: done.length, refused: refused.length });
        return failureNotice(intl, first.error, { title });
      }
      if (done.length === 0) return undefined;
      return { kind: 'success', title: textOf(intl, words.removed, { count: done.length }) };
    },
    saved: ({ done, refused }) => {
      if (refused.length === 0) close();
      const gone = new Set(done.map(({ item }) => getId(item)));
      select(rows.filter((row) => !gone.has(getId(row))));
    },
  });
  const count = rows.length;
  const refused = outcome?.refused ?? [];
  const named = { name: <bdi key="name">{rows[0] !== undefined && nameOf(rows[0])}</bdi> };
  return (
    <>
      {!onClose && (
        <BarButton
          variant="dangerQuiet"
          icon="trash"
          hasIcon={false}
          opens
          label={textOf(intl, words.ask ?? messages.remove)}
          onClick={() => {
            reset();
            setIsAsking(true);
          }}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title={
            count === 1 ? (
              <Message {...words.askOne} values={named} />
            ) : (
              <Message {...words.askMany} values={{ count }} />
            )
          }
          confirmLabel={<Message {...words.confirm} values={{ count }} />}
          busyLabel={textOf(intl, words.busy ?? messages.removing)}
          typeToConfirm={typeToConfirm?.(rows)}
          isBusy={isRunning}
          onStop={stop}
          error={
            outcome &&
            refused.length > 0 && (
              <Message {...words.partly} values={{ removed: outcome.done.length, refused: refused.length }} />
            )
          }
          onConfirm={() => void submit(rows)}
          onClose={close}
        >
          {refused.length > 0 && <Refusals refused={refused} nameOf={nameOf} />}
          <TextSpan>{loss}</TextSpan>
          {!loss && (
            <>
              {words.consequence && (
                <p>
                  <Message {...words.consequence} values={{ count }} />
                </p>
              )}
              {count > 1 && refused.length === 0 && <RowNames names={rows.map(nameOf)} />}
            </>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Shows the names of the rows to remove. A name in the question is not repeated. */
function RowNames({ names }: { names: readonly string[] }) {
  const intl = useIntl();
  return (
    <>
      <List tabIndex={0} aria-label={intl.formatMessage(messages.names)}>
        {names.slice(0, MOST).map((name, place) => (
          <li key={place}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </List>
      <Others count={names.length - MOST} />
    </>
  );
}

/** Shows the rows that could not be removed, each with the reason. */
function Refusals<Row>({
  refused,
  nameOf,
}: {
  refused: readonly Refusal<Row>[];
  nameOf: (row: Row) => string;
}) {
  const intl = useIntl();
  return (
    <>
      <List tabIndex={0} aria-label={intl.formatMessage(messages.names)}>
        {refused.slice(0, MOST).map(({ item, error }, place) => {
          const { title, detail } = errorText(intl, error);
          return (
            <li key={place}>
              <bdi>{nameOf(item)}</bdi>
              <Reason>{detail ?? title}</Reason>
            </li>
          );
        })}
      </List>
      <Others count={refused.length - MOST} />
    </>
  );
}

function Others({ count }: { count: number }) {
  return count > 0 ? (
    <p>
      <Message {...messages.others} values={{ count }} />
    </p>
  ) : null;
}

/** The list scrolls; still more names are not read. */
const MOST = 500;

const List = styled.ul`
  max-block-size: 200px;
  margin: ${theme.space.sm} 0;
  padding-inline-start: 20px;
  list-style: disc;
  overflow: auto;
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: ${theme.border.focusWidth} solid ${theme.color.focus};
    outline-offset: ${theme.border.focusOffset};
  }
`;

const Reason = styled.div`
  color: ${theme.color.danger.text};
  font-size: ${theme.font.size.small};
`;
