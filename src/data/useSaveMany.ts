import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NetworkError } from '../api/errors.js';
import { useHostProps } from '../host/KitProvider.js';
import { tellHost } from '../ui/faults/tellHost.js';
import { useIsMounted } from '../ui/hooks/useIsMounted.js';
import type { Notice } from '../host/types.js';
import { useLayoutEffect } from '../ui/hooks/useLayoutEffect.js';
import { isSessionRefused } from './attempt.js';
import { resourceCacheOf } from './ResourceCache.js';
import { changeCache, type CacheChange } from './cacheChange.js';
import { newRun, type Refusal, type SaveRun } from './saveRun.js';
import { SaveRunner, type RunView, type SaveWork } from './SaveRunner.js';

/**
 * The options of {@link useSaveMany}. Only `save` and `undo` may fail. The others are called once all items
 * are answered, and their errors are reported to the page. All are those of the last render at the time they
 * are called.
 */
export interface SaveManyOptions<Item, Result, Undone = unknown> {
  /**
   * Changes one thing on the server. Deleting something that no longer exists may count as done, see
   * `evenIfGone`. Where there is a `sharedBy`, it may call `opened` as soon as the things it names exist.
   */
  save: (item: Item, opened?: () => void) => Promise<Result>;
  /** Takes one change back. Absent: they cannot be taken back. */
  undo?: (done: DoneItem<Item, Result>) => Promise<Undone>;
  /**
   * The names of things that a change creates on the server unless they exist, such as tags. Servers lose or
   * reject things that several requests create at the same time. Of the changes that share a name, the first
   * runs alone.
   */
  sharedBy?: (item: Item) => readonly string[];
  /** The same of taking a change back. */
  undoSharedBy?: (done: DoneItem<Item, Result>) => readonly string[];
  /**
   * The resources that the server may answer differently now, if any item was changed or undone. See
   * `resources/changes.ts`.
   */
  stale?: (items: readonly Item[]) => CacheChange['stale'];
  /** The text of the notice. */
  notice?: (outcome: ManyOutcome<Item, Result>) => Notice | undefined;
  /** The steps that follow, the host's callback last. */
  saved?: (outcome: ManyOutcome<Item, Result>) => void;
  /**
   * The behavior at the end of the session. `ends`: nothing else is tried, and all remaining items count as
   * rejected. `waits`: it waits until the user resumes or stops it, also when nothing gets through to the
   * server. Without its view, where no one could do either, it ends. @defaultValue 'ends'
   */
  atObstacle?: 'ends' | 'waits';
  /** True when it is stopped when its view is unmounted. Otherwise it continues. @defaultValue false */
  isBoundToView?: boolean;
}

/** One that was changed. */
export interface DoneItem<Item, Result> {
  readonly item: Item;
  readonly result: Result;
}

/** The outcome of a change of many things. */
export interface ManyOutcome<Item, Result> {
  readonly total: number;
  readonly done: readonly DoneItem<Item, Result>[];
  /** The rejected items, each with the reason. */
  readonly refused: readonly Refusal<Item>[];
  /** Those that were not tried, because it was stopped. */
  readonly left: readonly Item[];
}

/** A change of many things, four at a time. */
export interface SaveMany<Item, Result, Undone = unknown> {
  /**
   * Changes all of them. Never rejects. The same items are not changed twice at the same time. Others wait
   * until the earlier ones are done.
   */
  submit: (items: readonly Item[]) => Promise<ManyOutcome<Item, Result>>;
  /** Undoes changes. Those that were rejected remain done. */
  undo: (
    done: readonly DoneItem<Item, Result>[],
  ) => Promise<ManyOutcome<DoneItem<Item, Result>, Undone | undefined>>;
  /** The run in progress. Its progress is in `useRunProgress`. */
  run: { readonly view: RunView; readonly isUndo: boolean } | undefined;
  isRunning: boolean;
  /** The outcome of the last change. Undefined before the first one, and while one is in progress. */
  outcome: ManyOutcome<Item, Result> | undefined;
  /** Forgets the outcome. */
  reset: () => void;
  /** Starts no more items, including waiting ones. Items that were started are finished. */
  stop: () => void;
}

/** Changes many things on the server, each with its own call. See `useSave` for what belongs to a change. */
export function useSaveMany<Item, Result, Undone = unknown>(
  options: SaveManyOptions<Item, Result, Undone>,
): SaveMany<Item, Result, Undone> {
  const host = useHostProps();
  const latest = useRef({ options, host });
  useLayoutEffect(() => {
    latest.current = { options, host };
  });
  const [run, setRun] = useState<SaveMany<Item, Result>['run']>();
  const [outcome, setOutcome] = useState<ManyOutcome<Item, Result>>();
  const last = useRef<ManyOutcome<Item, Result>>({ total: 0, done: [], refused: [], left: [] });
  // In the order in which they run, the first of them now.
  const queue = useRef<UnderWay[]>([]);
  const stop = useCallback(() => {
    for (const one of queue.current) {
      one.isStopped = true;
      one.view?.stop();
    }
  }, []);
  const isMounted = useIsMounted();
  const { isBoundToView = false } = options;
  useEffect(() => () => void (isBoundToView && stop()), [isBoundToView, stop]);

  /** Runs when those before are over, and does what belongs to a change. */
  const drive = useCallback(
    <One, Answer>(
      items: readonly One[],
      work: Work<One, Answer> & { itemOf: (one: One) => Item; isUndo: boolean },
    ): Promise<ManyOutcome<One, Answer>> => {
      const before = queue.current.at(-1);
      const isSame = before?.isUndo === work.isUndo && isSameList(before.items, items);
      // The kind of work and its items determine the type of the result.
      if (isSame && !before.isStopped) return before.end as never;
      const own: UnderWay = { items, isUndo: work.isUndo, isStopped: false, end: Promise.resolve() };
      const begin = async () => {
        if (own.isStopped) {
          queue.current.shift();
          return outcomeOf(newRun<One, DoneItem<One, Answer>>(items));
        }
        const atObstacle = (isMounted.current && latest.current.options.atObstacle) || 'ends';
        const runner = new SaveRunner(items, {
          act: async (item: One, opened) => ({ item, result: await work.act(item, opened) }),
          sharedBy: work.sharedBy,
          isObstacle: (error) =>
            isSessionRefused(error) || (atObstacle === 'waits' && error instanceof NetworkError),
          atObstacle,
          onObstacle: (error) => {
            if (isSessionRefused(error)) tellHost(() => latest.current.host.auth?.onUnauthorized?.());
          },
        });
        own.view = runner;
        setRun({ view: runner, isUndo: work.isUndo });
        const end = outcomeOf(await runner.over);
        queue.current.shift();
        setRun(undefined);
        const { host: now, options: asked } = latest.current;
        const changed = end.done.map(({ item }) => work.itemOf(item));
        if (changed.length > 0 && now.api) {
          const cache = resourceCacheOf(now.api);
          tellHost(() => changeCache(cache, { stale: asked.stale?.(changed) }));
        }
        return end;
      };
      queue.current.push(own);
      own.end = before ? before.end.then(begin) : begin();
      return own.end as Promise<ManyOutcome<One, Answer>>;
    },
    [isMounted],
  );

  const submit = useCallback(
    async (items: readonly Item[]) => {
      setOutcome(undefined);
      const { sharedBy } = latest.current.options;
      const act: Work<Item, Result>['act'] = (item, opened) => {
        const { save } = latest.current.options;
        return sharedBy ? save(item, opened) : save(item);
      };
      const end = await drive(items, { act, sharedBy, itemOf: (item) => item, isUndo: false });
      if (last.current === end) return end;
      last.current = end;
      setOutcome(end);
      const { options: asked, host: now } = latest.current;
      const notice = tellHost(() => asked.notice?.(end));
      if (notice) now.notify?.(notice);
      tellHost(() => asked.saved?.(end));
      return end;
    },
    [drive],
  );
  const undo = useCallback(
    (done: readonly DoneItem<Item, Result>[]) => {
      const act = async (one: DoneItem<Item, Result>) => latest.current.options.undo?.(one);
      const { undoSharedBy: sharedBy } = latest.current.options;
      return drive(done, { act, sharedBy, itemOf: ({ item }) => item, isUndo: true });
    },
    [drive],
  );
  const reset = useCallback(() => setOutcome(undefined), []);
  return { submit, undo, stop, reset, run, isRunning: run !== undefined, outcome };
}

/** The progress of a run. Undefined while there is none. */
export function useRunProgress(view: RunView | undefined): { answered: number; total: number } | undefined {
  const snapshot = useSyncExternalStore(
    view?.subscribe ?? subscribeToNothing,
    () => view?.getSnapshot(),
    () => undefined,
  );
  if (!snapshot) return undefined;
  const { total, done, refused } = snapshot;
  return { answered: done.length + refused.length, total };
}

/** The part of the work that a runner receives. */
type Work<One, Answer> = Pick<SaveWork<One, Answer>, 'act' | 'sharedBy'>;

/** A change that is in progress, or waits for its turn. */
interface UnderWay {
  readonly items: readonly unknown[];
  readonly isUndo: boolean;
  end: Promise<unknown>;
  /** True when it starts no more items. */
  isStopped: boolean;
  /** Undefined while it waits. */
  view?: RunView;
}

function outcomeOf<Item, Result>({
  total,
  done,
  refused,
  waiting,
}: SaveRun<Item, DoneItem<Item, Result>>): ManyOutcome<Item, Result> {
  return { total, done, refused, left: waiting };
}

function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

const subscribeToNothing = () => () => {};
