import type { IntlShape } from 'react-intl';
import type { CacheChange } from '../../data/cacheChange.js';
import type { TableColumn } from '../../ui/table/interfaces.js';
import type { ListMessage } from '../list/listText.js';

/**
 * A change of many items that can be undone: how one of them is changed, and the words for it. `RunPreview`
 * requests the change, `useRun` makes it, and `RunDialog` shows its progress and the outcome of each item.
 *
 * All functions are called as of the last render.
 */
export interface RunDefinition<
  Item,
  Change,
  Result extends RunResult,
  Undone = unknown,
> extends RunText<Item> {
  /**
   * Changes one item on the server. Rejects when the server rejects the change, or when someone else changed
   * the item since it was loaded.
   * @param opened - to be called as soon as everything that `sharedBy` names is on the server
   */
  save: (item: Item, change: Change, opened?: () => void) => Promise<Result>;
  /** Takes the change of one item back. */
  undo: (item: Item, result: Result) => Promise<Undone>;
  /** Returns true if an undo would change anything. @defaultValue true for a change that was written */
  canUndo?: (result: Result) => boolean;
  /**
   * Returns the item for the next try. After a conflict, it contains the decision of the other user: this
   * user has read that, and trying again overrides it. @defaultValue the item as it was
   */
  itemAfter?: (item: Item, error: unknown) => Item;
  /** Names what a change creates on the server, such as tags; see `useSaveMany`. */
  sharedBy?: (change: Change) => readonly string[];
  /** The same for an undo. */
  undoSharedBy?: (result: Result) => readonly string[];
  /** Names what the server may answer differently once these were changed, or changed back. */
  stale?: (items: readonly Item[]) => CacheChange['stale'];
  /** Puts the results of a run, or of its undo, into lists and caches. Called before the user is notified. */
  settle?: (known: RunKnown<Item, Result | Undone>) => void;
  /** Selects the items that are not as wanted. Absent: the selection stays as it was. */
  select?: (items: readonly Item[]) => void;
  /** Offers the undo in another place, too, such as a key. Gives what takes the run back, once. */
  offerUndo?: (takeBack: () => Promise<void>) => () => void;
  /** Adds to the notice after an undo. */
  undoneDetail?: (answers: readonly Undone[]) => string | undefined;
  /** Called when nothing of the run is shown. */
  onClosed?: () => void;
  /** Shows the outcome of each even if all are as wanted. @defaultValue false: a notice is enough */
  showsSuccess?: boolean;
}

/** The answer to the change of one item. */
export interface RunResult {
  /** False: it was as wanted already, and nothing was sent. */
  readonly isWritten: boolean;
}

/** The results of a run: the answers of the server, and the reasons for the rejected items. */
export interface RunKnown<Item, Answer> {
  readonly answers: readonly Answer[];
  /** A reason may contain the decision of someone else. */
  readonly refused: readonly { readonly item: Item; readonly error: unknown }[];
}

/** The words for things and their change. */
export interface RunText<Item> {
  names: RunNames<Item>;
  words: RunWords;
  /** Says why an item was not changed. */
  reasonOf: (intl: IntlShape, error: unknown) => string;
}

/** The names of items, for machines and for people. */
export interface RunNames<Item> {
  idOf: (item: Item) => string;
  /** In one line, for notices and screen readers. */
  nameOf: (item: Item) => string;
  /** The first columns of each table with a row for each item. */
  columns: <Row>(intl: IntlShape, itemOf: (row: Row) => Item) => TableColumn<Row>[];
}

/** The sentences that name the items, with the values after each. */
export interface RunWords {
  /** Title while they are changed: `count`. */
  running: ListMessage;
  /** Title while they are changed back: `count`. */
  undoing: ListMessage;
  /** Notice that all are as wanted; `count` and `done`: those that were written. */
  changedAll: ListMessage;
  /**
   * Notice that some items are not as wanted. `done`: the number of those written, `total`, `refused`,
   * `count`: the number of those not as wanted.
   */
  changed: ListMessage;
  /** Notice that all were as wanted already. */
  noneChanges: ListMessage;
  /** Title over the outcomes; `done`: those that are as wanted, `total`, `count`: those that are not. */
  over: ListMessage;
  /** Notice that all were changed back: `count` and `done`. */
  restoredAll: ListMessage;
  /** Notice that some items were not changed back: `done`, `total`, `refused`. */
  restored: ListMessage;
  /** Title over the outcomes of an undo; `count`: those that were not changed back. */
  notRestored: ListMessage;
  /** Outcome of one that was changed. @defaultValue “Changed” */
  isChanged?: ListMessage;
}
