/** The outcome of a change of many things, in words. Pure. */
import type { IntlShape } from 'react-intl';
import type { Notice, NoticeAction } from '../../host/types.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { textOf } from '../list/listText.js';
import type { RunText } from './RunDefinition.js';
import { messages } from './run.messages.js';

/** The outcome of one of many items. `same`: it was already as wanted. `left`: it was not started. */
export type OutcomeKind = 'changed' | 'same' | 'refused' | 'left';

/** The outcome of one. */
export interface OutcomeRow<Item> {
  readonly item: Item;
  readonly kind: OutcomeKind;
  /** The reason why an item was rejected. */
  readonly error?: unknown;
}

/** The outcome of all, over all tries, and the ways on. */
export interface RunOutcome<Item> {
  readonly kind: 'over';
  /** They were changed back. */
  readonly isUndo: boolean;
  /** Those that are not as wanted come first. */
  readonly rows: readonly OutcomeRow<Item>[];
  /** Tries those again that are not as wanted. Absent: all are. */
  readonly retry: (() => void) | undefined;
  /** Takes back what was changed. Absent: nothing was, or nothing of it can be. */
  readonly undo: (() => void) | undefined;
}

/** Counts the outcomes of each kind. */
function countsOf(rows: readonly OutcomeRow<unknown>[]) {
  const of = (kind: OutcomeKind) => rows.filter((row) => row.kind === kind).length;
  return {
    total: rows.length,
    changed: of('changed'),
    same: of('same'),
    refused: of('refused'),
    left: of('left'),
  };
}

/** The title over the outcomes. */
export function outcomeTitle<Item>(
  intl: IntlShape,
  { words }: RunText<Item>,
  outcome: RunOutcome<Item>,
): string {
  const { total, changed, same } = countsOf(outcome.rows);
  const done = changed + same;
  return textOf(intl, outcome.isUndo ? words.notRestored : words.over, { done, total, count: total - done });
}

/** Returns the outcome of one item, with the reason if it was rejected. */
export function outcomeText<Item>(
  intl: IntlShape,
  { words, reasonOf }: Omit<RunText<Item>, 'names'>,
  { kind, error }: OutcomeRow<Item>,
  isUndo: boolean,
): string {
  switch (kind) {
    case 'changed':
      return textOf(intl, isUndo ? messages.restored : (words.isChanged ?? messages.changed));
    case 'refused':
      return intl.formatMessage(messages.refused, { reason: reasonOf(intl, error) });
    default:
      return intl.formatMessage(messages[kind]);
  }
}

/** Returns the notice about a change. @param show - shows the outcome of each */
export function changedNotice<Item>(
  intl: IntlShape,
  { words, keepsSelected }: RunText<Item> & { readonly keepsSelected: boolean },
  outcome: RunOutcome<Item>,
  show: () => void,
): Notice {
  const { total, changed, same, refused, left } = countsOf(outcome.rows);
  const notDone = refused + left;
  const title = notDone > 0 ? words.changed : changed === 0 ? words.noneChanges : words.changedAll;
  const details = [
    same > 0 && same < total && intl.formatMessage(messages.alreadySo, { count: same }),
    keepsSelected && notDone > 0 && intl.formatMessage(messages.stillSelected, { count: notDone }),
  ].filter(Boolean);
  return {
    kind: refused > 0 ? 'failure' : 'success',
    title: textOf(intl, title, { total, done: changed, count: notDone > 0 ? notDone : changed, refused }),
    detail: details.length > 0 ? details.join(' ') : undefined,
    ...actionsOf(intl, outcome.undo, refused > 0 ? show : undefined),
  };
}

/** Returns the notice about an undo. */
export function restoredNotice<Item>(
  intl: IntlShape,
  { words, reasonOf }: RunText<Item>,
  outcome: RunOutcome<Item>,
  show: () => void,
): Notice {
  const { total, changed: done, refused } = countsOf(outcome.rows);
  const [first] = outcome.rows;
  return {
    kind: refused > 0 ? 'failure' : 'success',
    title: textOf(intl, done < total ? words.restored : words.restoredAll, {
      total,
      done,
      count: done,
      refused,
    }),
    detail: first?.kind === 'refused' ? reasonOf(intl, first.error) : undefined,
    ...actionsOf(intl, outcome.retry, refused > 0 ? show : undefined),
  };
}

/** Returns the notice that names the rejected items, if there is no dialog for it. */
export function refusedNotice<Item>(intl: IntlShape, text: RunText<Item>, outcome: RunOutcome<Item>): Notice {
  const refused = outcome.rows.filter(({ kind }) => kind === 'refused').slice(0, MOST);
  return {
    kind: 'failure',
    title: outcomeTitle(intl, text, outcome),
    detail: refused
      .map(({ item, error }) => `${text.names.nameOf(item)}: ${text.reasonOf(intl, error)}`)
      .join('\n'),
  };
}

/** More names are not read in a notice. */
const MOST = 10;

function actionsOf(
  intl: IntlShape,
  undo: (() => void) | undefined,
  show: (() => void) | undefined,
): Pick<Notice, 'action' | 'secondAction'> {
  const actions: NoticeAction[] = [];
  if (undo) actions.push({ label: intl.formatMessage(actionMessages.undo), run: undo });
  if (show) actions.push({ label: intl.formatMessage(messages.showRefused), run: show });
  const [action, secondAction] = actions;
  return { action, secondAction };
}
