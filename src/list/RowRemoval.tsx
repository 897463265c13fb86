import { useState } from 'react';
import { styled } from 'styled-components';
import type { ApiClient } from '../api/client.js';
import { hasStatus } from '../api/errors.js';
import { errorText } from '../data/errorText.js';
import type { ResourceKey } from '../data/resources/resourceFamily.js';
import { useResourceCache } from '../data/useResource.js';
import { useHost } from '../host/KitProvider.js';
import { Message, useIntl } from '../i18n/index.js';
import { theme } from '../theme/index.js';
import { Button } from '../ui/Button.js';
import { ConfirmDialog } from '../ui/ConfirmDialog.js';
import type { ListMessage } from './listText.js';
import { removeRows, type RefusedRemoval } from './removeRows.js';
import { messages } from './rowRemoval.messages.js';

/** Props of {@link RowRemoval}. */
export interface RowRemovalProps<Row> {
  /** The selected ones, on this page and others. */
  rows: readonly Row[];
  /** Called with those that could not be removed: they stay selected. */
  select: (rows: readonly Row[]) => void;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** Removes one; a 404 counts as removed. */
  remove: (api: ApiClient, row: Row) => Promise<unknown>;
  /** What is loaded again once rows are gone. */
  stale: readonly ResourceKey[];
  words: RowRemovalWords;
}

/** The sentences in which rows are named. */
export interface RowRemovalWords {
  /** The question about one row, with the value `name`. */
  askOne: ListMessage;
  /** The question about several, with the value `count`. */
  askMany: ListMessage;
  /** What else goes with them, with the value `count`. */
  consequence: ListMessage;
  /** Button of the question, with the value `count`. */
  confirm: ListMessage;
  /** Notice afterwards, with the value `count`. */
  removed: ListMessage;
  /** Why the question is still open, with the values `removed` and `refused`. */
  partly: ListMessage;
}

/** In the bar of a list: removes the selected rows once that is confirmed, and says which could not be. */
export function RowRemoval<Row>({ rows, select, nameOf, remove, stale, words }: RowRemovalProps<Row>) {
  const { api, auth, notify } = useHost();
  const intl = useIntl();
  const cache = useResourceCache();
  const [isAsking, setIsAsking] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [last, setLast] = useState<{ removed: number; refused: readonly RefusedRemoval<Row>[] }>();
  const count = rows.length;

  async function run() {
    setIsRunning(true);
    const { removed, refused } = await removeRows(rows, (row) => remove(api, row));
    setIsRunning(false);
    if (removed.length > 0) cache.refresh(...stale);
    if (refused.some(({ error }) => hasStatus(error, 401))) auth.onUnauthorized?.();
    setLast({ removed: removed.length, refused });
    if (refused.length === 0) {
      setIsAsking(false);
      const title = intl.formatMessage(words.removed, { count: removed.length } as never);
      notify({ kind: 'success', title });
    }
    select(refused.map(({ row }) => row));
  }

  const isPartly = last !== undefined && last.refused.length > 0 && !isRunning;
  const named = { name: <bdi key="name">{rows[0] !== undefined && nameOf(rows[0])}</bdi> };
  return (
    <>
      <Button
        variant="dangerQuiet"
        onClick={() => {
          setLast(undefined);
          setIsAsking(true);
        }}
      >
        <Message {...messages.remove} />
      </Button>
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
          busyLabel={<Message {...messages.removing} />}
          isBusy={isRunning}
          error={
            isPartly && (
              <Message {...words.partly} values={{ removed: last.removed, refused: last.refused.length }} />
            )
          }
          onConfirm={() => void run()}
          onClose={() => setIsAsking(false)}
        >
          <p>
            <Message {...words.consequence} values={{ count }} />
          </p>
          <RowNames rows={rows} nameOf={nameOf} refused={last?.refused ?? []} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** What would be removed, each with the reason why it was not. One that the question names is not said again. */
function RowNames<Row>(props: {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  refused: readonly RefusedRemoval<Row>[];
}) {
  const { rows, nameOf, refused } = props;
  const intl = useIntl();
  if (rows.length === 1 && refused.length === 0) return null;
  return (
    <>
      <List>
        {rows.slice(0, SHOWN).map((row, place) => {
          const error = refused.find((one) => one.row === row)?.error;
          const { title, detail } = error === undefined ? {} : errorText(intl, error);
          return (
            <li key={place}>
              <bdi>{nameOf(row)}</bdi>
              {title && <Reason>{detail ?? title}</Reason>}
            </li>
          );
        })}
      </List>
      {rows.length > SHOWN && (
        <p>
          <Message {...messages.others} values={{ count: rows.length - SHOWN }} />
        </p>
      )}
    </>
  );
}

/** More names are not read. */
const SHOWN = 8;

const List = styled.ul`
  margin: ${theme.space.sm} 0;
  padding-inline-start: 20px;
  list-style: disc;
  overflow-wrap: anywhere;
`;

const Reason = styled.div`
  color: ${theme.color.danger.text};
  font-size: ${theme.font.size.small};
`;
