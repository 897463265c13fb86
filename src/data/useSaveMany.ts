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
 * What {@link useSaveMany} needs. Only `save` and `undo` may fail; the others are called once all are answered, and what they throw is
 * reported to the page. All are those of the last drawing at the time they are called.
 */
export interface SaveManyOptions<Item, Result, Undone = unknown> {
  /**
   * Changes one thing on the server. A deletion of what is gone already may count as done, see `evenIfGone`. Where there is a `sharedBy`,
   * it may call `opened` as soon as what that names is there.
   */
  save: (item: Item, opened?: () => void) => Promise<Result>;
  /** Takes one change back. Absent: they cannot be taken back. */
  undo?: (done: DoneItem<Item, Result>) => Promise<Undone>;
  /**
   * Names of what a change creates on the server unless it is there, such as tags: servers lose or refuse what several requests create
   * at once. Of the changes that share a name, the first goes alone.
   */
  sharedBy?: (item: Item) => readonly string[];
  /** The same of taking a change back. */
  undoSharedBy?: (done: DoneItem<Item, Result>) => readonly string[];
  /** What the server may answer differently now, if any was changed or taken back; see `resources/changes.ts`. */
  stale?: (items: readonly Item[]) => CacheChange['stale'];
  /** What to tell in a notice. */
  notice?: (outcome: ManyOutcome<Item, Result>) => Notice | undefined;
  /** What comes next, the host's callback last. */
  saved?: (outcome: ManyOutcome<Item, Result>) => void;
  /**
   * What happens at the end of the session. `ends`: nothing else is tried, and all that is left counts as refused. `waits`: until the
   * user goes on or stops it, and so it does when nothing gets through to the server; without its view, where nobody could do either,
   * it ends. @defaultValue 'ends'
   */
  atObstacle?: 'ends' | 'waits';
  /** Whether it is stopped when its view goes away; else it goes on. @defaultValue false */
  isBoundToView?: boolean;
}

/** One that was changed. */
export interface DoneItem<Item, Result> {
  readonly item: Item;
  readonly result: Result;
}

/** What came of a change of many. */
export interface ManyOutcome<Item, Result> {
  readonly total: number;
  readonly done: readonly DoneItem<Item, Result>[];
  /** Those that were refused, each with the reason. */
  readonly refused: readonly Refusal<Item>[];
  /** Those that were not tried, because it was stopped. */
  readonly left: readonly Item[];
}

/** A change of many things, four at a time. */
export interface SaveMany<Item, Result, Undone = unknown> {
  /** Changes all of them; never rejects. The same ones are not changed twice at once; others wait until those before are done. */
  submit: (items: readonly Item[]) => Promise<ManyOutcome<Item, Result>>;
  /** Takes changes back; those that were refused stay done. */
  undo: (
    done: readonly DoneItem<Item, Result>[],
  ) => Promise<ManyOutcome<DoneItem<Item, Result>, Undone | undefined>>;
  /** What is under way; its progress is in `useRunProgress`. */
  run: { readonly view: RunView; readonly isUndo: boolean } | undefined;
  isRunning: boolean;
  /** What came of the last change; undefined while none was made, and while one is under way. */
  outcome: ManyOutcome<Item, Result> | undefined;
  /** Forgets what came of it. */
  reset: () => void;
  /** Begins no more, also of what waits; what was begun is finished. */
  stop: () => void;
}

/** Changes many things on the server, each by a call of its own; see `useSave` for what belongs to a change. */
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
      // The name of the work and its items stand for the type of what comes of it.
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

/** How far a run is; undefined while there is none. */
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

/** Part of what a runner is told. */
type Work<One, Answer> = Pick<SaveWork<One, Answer>, 'act' | 'sharedBy'>;

/** What is under way or waits for it. */
interface UnderWay {
  readonly items: readonly unknown[];
  readonly isUndo: boolean;
  end: Promise<unknown>;
  /** Whether it begins no more. */
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
