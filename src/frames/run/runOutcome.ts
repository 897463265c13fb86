/** What came of a change of many things, and the notices that say so. Pure. */
import type { IntlShape } from 'react-intl';
import type { Notice, NoticeAction } from '../../host/types.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { textOf } from '../list/listText.js';
import type { RunText } from './RunDefinition.js';
import { messages } from './run.messages.js';

/** How one of many fared. `same`: it was as wanted already. `left`: it was not begun. */
export type OutcomeKind = 'changed' | 'same' | 'refused' | 'left';

/** What came of one. */
export interface OutcomeRow<Item> {
  readonly item: Item;
  readonly kind: OutcomeKind;
  /** Why it was refused. */
  readonly error?: unknown;
}

/** What came of all, in all tries, and the ways on. */
export interface RunOutcome<Item> {
  readonly kind: 'over';
  /** Whether they were changed back. */
  readonly isUndo: boolean;
  /** Those that are not as wanted come first. */
  readonly rows: readonly OutcomeRow<Item>[];
  /** Tries those again that are not as wanted. Absent: all are. */
  readonly retry: (() => void) | undefined;
  /** Takes back what was changed. Absent: nothing was, or nothing of it can be. */
  readonly undo: (() => void) | undefined;
}

/** How many fared in which way. */
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

/** Title over what came of each. */
export function outcomeTitle<Item>(
  intl: IntlShape,
  { words }: RunText<Item>,
  outcome: RunOutcome<Item>,
): string {
  const { total, changed, same } = countsOf(outcome.rows);
  const done = changed + same;
  return textOf(intl, outcome.isUndo ? words.notRestored : words.over, { done, total, count: total - done });
}

/** What came of one, with the reason where it was refused. */
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

/** Says how a change went. @param show - shows those that were refused */
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

/** Says how taking a change back went. */
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

/** Says which were refused, where there is no dialog to say it. */
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
