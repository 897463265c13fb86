import type { IntlShape } from 'react-intl';
import type { DoneItem, ManyOutcome, SaveMany } from '../../data/useSaveMany.js';
import type { Host } from '../../host/KitProvider.js';
import { tellHost } from '../../ui/faults/tellHost.js';
import type { RunDefinition, RunResult } from './RunDefinition.js';
import {
  changedNotice,
  refusedNotice,
  restoredNotice,
  type OutcomeRow,
  type RunOutcome,
} from './runOutcome.js';

/** One item, and what is to be done to it. */
export interface RunTask<Item, Change> {
  readonly item: Item;
  readonly change: Change;
}

/** The context of {@link RunTries}. It is read each time, because it changes with every render. */
export interface RunContext<Item, Change, Result extends RunResult, Undone> {
  readonly definition: RunDefinition<Item, Change, Result, Undone>;
  readonly many: Pick<SaveMany<RunTask<Item, Change>, Result, Undone>, 'submit' | 'undo'>;
  readonly notify: Host['notify'];
  readonly intl: IntlShape;
  readonly state: RunState<Item>;
  readonly setState: (state: RunState<Item>) => void;
  /** True when the preview is open. An undo from the notice of an earlier run then leaves it open. */
  readonly isPreviewing: boolean;
  /** True when there still is a view that can show something. */
  readonly isMounted: boolean;
}

/** The state of the dialog: `underWay` from the first request until all outcomes are reported. */
export type RunState<Item> = RunOutcome<Item> | 'underWay' | undefined;

type Done<Item, Change, Result> = DoneItem<RunTask<Item, Change>, Result>;

/**
 * One press of the button: the first try and those that follow it. One notice reports them, and one undo
 * takes them back.
 */
export class RunTries<Item, Change, Result extends RunResult, Undone> {
  readonly #change: Change;
  readonly #context: () => RunContext<Item, Change, Result, Undone>;
  /** Each notice replaces the one before. */
  readonly #noticeId = nextNoticeId();
  /** The items that are as wanted, from all tries. */
  #done: readonly Done<Item, Change, Result>[] = [];
  /** Takes back all that was changed by the time it is called. */
  #undo: (() => void) | undefined;
  /** The last outcome, while there is something in it to see. Hosts may keep notices of earlier ones. */
  #outcome: RunOutcome<Item> | undefined;

  constructor(change: Change, context: () => RunContext<Item, Change, Result, Undone>) {
    this.#change = change;
    this.#context = context;
  }

  async change(items: readonly Item[]): Promise<void> {
    const { many, setState } = this.#context();
    this.#outcome = undefined;
    setState('underWay');
    this.#tell(await many.submit(items.map((item) => ({ item, change: this.#change }))));
  }

  /** Reports the result of a try. */
  #tell(end: ManyOutcome<RunTask<Item, Change>, Result>): void {
    const { definition, intl, notify, setState } = this.#context();
    const { settle, select, itemAfter = (item) => item, showsSuccess = false } = definition;
    const refused = end.refused.map(({ item, error }) => ({ item: item.item, error }));
    const left = end.left.map(({ item }) => item);
    tellHost(() => settle?.({ answers: end.done.map(({ result }) => result), refused }));
    this.#done = [...this.#done, ...end.done];
    if (this.#reversible().length > 0) this.#undo ??= this.#offerUndo();
    const again = [...refused.map(({ item, error }) => itemAfter(item, error)), ...left];
    const outcome: RunOutcome<Item> = {
      kind: 'over',
      isUndo: false,
      rows: [...refused.map(asRefused), ...left.map(asLeft), ...this.#done.map(asDone)],
      retry: again.length > 0 ? () => void this.change(again) : undefined,
      undo: this.#undo,
    };
    tellHost(() => select?.(again));
    const text = { ...definition, keepsSelected: select !== undefined };
    notify({ ...changedNotice(intl, text, outcome, () => this.#show()), id: this.#noticeId });
    this.#outcome = again.length > 0 || showsSuccess ? outcome : undefined;
    if (this.#outcome) setState(outcome);
    else this.#close();
  }

  async #takeBack(): Promise<void> {
    const { many, state, setState, isPreviewing } = this.#context();
    const done = this.#reversible();
    // It was pressed twice.
    if (done.length === 0) return;
    this.#done = [];
    this.#undo = undefined;
    this.#outcome = undefined;
    // A notice may be pressed while the user is about to change something else.
    const isBeside = isPreviewing && state === undefined;
    if (!isBeside) setState('underWay');
    this.#tellUndone(await many.undo(done), isBeside);
  }

  /** Reports the result of an undo. @param isBeside - something else is shown, and stays */
  #tellUndone(end: ManyOutcome<Done<Item, Change, Result>, Undone | undefined>, isBeside: boolean): void {
    const { definition, intl, notify, state, setState } = this.#context();
    const refused = end.refused.map(({ item, error }) => ({ item: item.item.item, error }));
    const answers = end.done.flatMap(({ result }) => result ?? []);
    tellHost(() => definition.settle?.({ answers, refused }));
    this.#done = [...end.refused.map(({ item }) => item), ...end.left];
    if (this.#done.length > 0) this.#undo = this.#offerUndo();
    const outcome: RunOutcome<Item> = {
      kind: 'over',
      isUndo: true,
      rows: [
        ...refused.map(asRefused),
        ...end.left.map(({ item }) => asLeft(item.item)),
        ...end.done.map(({ item: { item } }): OutcomeRow<Item> => ({ item: item.item, kind: 'changed' })),
      ],
      retry: this.#undo,
      undo: undefined,
    };
    const detail = tellHost(() => definition.undoneDetail?.(answers));
    const notice = restoredNotice(intl, definition, outcome, () => this.#show());
    notify({ ...notice, detail: notice.detail ?? detail, id: this.#noticeId });
    this.#outcome = outcome.retry && outcome;
    if (isBeside) return;
    if (this.#outcome) setState(outcome);
    // The outcome of another run may be shown by now.
    else if (state === 'underWay') this.#close();
  }

  #reversible(): readonly Done<Item, Change, Result>[] {
    const { canUndo = ({ isWritten }) => isWritten } = this.#context().definition;
    return this.#done.filter(({ result }) => canUndo(result));
  }

  /** Offers to take it back, here and where else the definition says. */
  #offerUndo(): () => void {
    const { offerUndo } = this.#context().definition;
    return offerUndo ? offerUndo(() => this.#takeBack()) : () => void this.#takeBack();
  }

  /** Shows the outcome of each item, or reports it in a notice if the dialog no longer exists. */
  #show(): void {
    const { isMounted, setState, notify, intl, definition } = this.#context();
    if (!this.#outcome) return;
    if (isMounted) setState(this.#outcome);
    else notify(refusedNotice(intl, definition, this.#outcome));
  }

  #close(): void {
    const { setState, definition } = this.#context();
    setState(undefined);
    definition.onClosed?.();
  }
}

function asRefused<Item>({ item, error }: { item: Item; error: unknown }): OutcomeRow<Item> {
  return { item, kind: 'refused', error };
}

function asLeft<Item>(item: Item): OutcomeRow<Item> {
  return { item, kind: 'left' };
}

function asDone<Item>({ item, result }: DoneItem<RunTask<Item, unknown>, RunResult>): OutcomeRow<Item> {
  return { item: item.item, kind: result.isWritten ? 'changed' : 'same' };
}

let noticeCount = 0;

/** Names the notice of a run. */
function nextNoticeId(): string {
  noticeCount += 1;
  return `run-${noticeCount}`;
}
