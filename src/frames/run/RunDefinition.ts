import type { IntlShape } from 'react-intl';
import type { CacheChange } from '../../data/cacheChange.js';
import type { TableColumn } from '../../ui/table/interfaces.js';
import type { ListMessage } from '../list/listText.js';

/**
 * A change of many things that can be taken back: how one of them is changed, and what all of that is called. `useRun` makes the
 * change; `RunPreview` asks for it; `RunDialog` shows how far it is and what came of each.
 *
 * All functions are those of the last render at the time they are called.
 */
export interface RunDefinition<
  Item,
  Change,
  Result extends RunResult,
  Undone = unknown,
> extends RunText<Item> {
  /**
   * Changes one item on the server. Rejects when the server refuses, or when somebody else changed the item since it was loaded.
   * @param opened - to be called as soon as what `sharedBy` names is on the server
   */
  save: (item: Item, change: Change, opened?: () => void) => Promise<Result>;
  /** Takes the change of one item back. */
  undo: (item: Item, result: Result) => Promise<Undone>;
  /** Whether taking it back would change anything. @defaultValue whether it was written */
  canUndo?: (result: Result) => boolean;
  /**
   * The item as the next try has to see it. After a conflict it holds what somebody else made of it: the user has read that, and
   * trying again overrules it. @defaultValue the item as it was
   */
  itemAfter?: (item: Item, error: unknown) => Item;
  /** Names what a change creates on the server, such as tags; see `useSaveMany`. */
  sharedBy?: (change: Change) => readonly string[];
  /** The same of taking a change back. */
  undoSharedBy?: (result: Result) => readonly string[];
  /** What the server may answer differently once these were changed, or changed back. */
  stale?: (items: readonly Item[]) => CacheChange['stale'];
  /** Puts what is known now into lists and caches, before anything is said. Called after a run and after taking it back. */
  settle?: (known: RunKnown<Item, Result | Undone>) => void;
  /** Selects what is not as wanted. Absent: what was selected stays so. */
  select?: (items: readonly Item[]) => void;
  /** Offers to take the run back in another place, too, such as by a key. Gives what does it, once. */
  offerUndo?: (takeBack: () => Promise<void>) => () => void;
  /** What else to say once it was taken back. */
  undoneDetail?: (answers: readonly Undone[]) => string | undefined;
  /** Whether the preview is open. A notice that takes an earlier change back then leaves it open. */
  isPreviewing: boolean;
  /** Called when nothing of it is shown any more. */
  onClosed?: () => void;
  /** Whether the outcome of each is shown even if all are as wanted. @defaultValue false: a notice is enough */
  showsSuccess?: boolean;
}

/** What came of changing one item. */
export interface RunResult {
  /** False: it was as wanted already, and nothing was sent. */
  readonly isWritten: boolean;
}

/** What the server has now, as far as a run has learned it. */
export interface RunKnown<Item, Answer> {
  readonly answers: readonly Answer[];
  /** The reasons of those that were refused may tell what somebody else decided. */
  readonly refused: readonly { readonly item: Item; readonly error: unknown }[];
}

/** What the things and their change are called. */
export interface RunText<Item> {
  names: RunNames<Item>;
  words: RunWords;
  /** Why an item was not changed. */
  reasonOf: (intl: IntlShape, error: unknown) => string;
}

/** How items are told apart, by machines and by people. */
export interface RunNames<Item> {
  idOf: (item: Item) => string;
  /** In one line, for notices and screen readers. */
  nameOf: (item: Item) => string;
  /** The first columns of each table with a row for each item. */
  columns: <Row>(intl: IntlShape, itemOf: (row: Row) => Item) => TableColumn<Row>[];
}

/** The sentences that name the things, with the values that stand behind each. */
export interface RunWords {
  /** Title while they are changed: `count`. */
  running: ListMessage;
  /** Title while they are changed back: `count`. */
  undoing: ListMessage;
  /** Notice that all are as wanted; `count` and `done`: those that were written. */
  changedAll: ListMessage;
  /** Notice that some are not as wanted; `done`: those that were written, `total`, `refused`, `count`: those that are not. */
  changed: ListMessage;
  /** Notice that all were as wanted already. */
  noneChanges: ListMessage;
  /** Title over what came of each; `done`: those that are as wanted, `total`, `count`: those that are not. */
  over: ListMessage;
  /** Notice that all were changed back: `count` and `done`. */
  restoredAll: ListMessage;
  /** Notice that some were not changed back: `done`, `total`, `refused`. */
  restored: ListMessage;
  /** Title over what came of each after that; `count`: those that were not changed back. */
  notRestored: ListMessage;
  /** What came of one that was changed. @defaultValue “Changed” */
  isChanged?: ListMessage;
}
