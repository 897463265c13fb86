/**
 * A change of many things as a state machine: the requested items, the results, and the items that may start
 * next. Pure.
 */

/** The state of a run. */
export interface SaveRun<Item, Done> {
  /** The number of items at first. */
  readonly total: number;
  /** Not begun, in their order. */
  readonly waiting: readonly Item[];
  /** Begun and not answered. */
  readonly activeCount: number;
  readonly done: readonly Done[];
  readonly refused: readonly Refusal<Item>[];
  /** The intended course: to continue, to wait for the user, or to end. */
  readonly intent: 'go' | 'wait' | 'stop';
  /** Why it waits. */
  readonly obstacle?: unknown;
  /** Names of what an item creates on the server unless it is there, such as tags, and other items create as well. */
  sharedBy(item: Item): readonly string[];
  /** The names that an active item may be creating now. No other item that needs them starts. */
  readonly held: readonly string[];
  /** Those that are there. */
  readonly open: readonly string[];
}

/** An item that could not be done. The others continue. */
export interface Refusal<Item> {
  readonly item: Item;
  readonly error: unknown;
}

/** An event of a run. */
export type SaveRunEvent<Item, Done> =
  | { type: 'begun'; count: number }
  /** The things it shares with others are on the server. The rest of it continues. */
  | { type: 'opened'; item: Item }
  | { type: 'done'; result: Done; item?: Item }
  | { type: 'refused'; item: Item; error: unknown }
  /** It met something that all the others would meet too, such as the end of the session; it is to be tried again. */
  | { type: 'obstructed'; item: Item; error: unknown }
  /** The same, and none of the others is tried: all remaining items are rejected for this reason. */
  | { type: 'ended'; item: Item; error: unknown }
  | { type: 'resumed' }
  | { type: 'stopped' };

/**
 * `stopping`: no more items start, some are not answered. `waiting`: the user decides whether the run
 * continues.
 */
export type SavePhase = 'running' | 'waiting' | 'stopping' | 'over';

export function newRun<Item, Done>(
  items: readonly Item[],
  sharedBy: (item: Item) => readonly string[] = () => [],
): SaveRun<Item, Done> {
  const begin = { waiting: items, activeCount: 0, done: [], refused: [], held: [], open: [] };
  return { total: items.length, intent: 'go', sharedBy, ...begin };
}

export function phaseOf<Item, Done>({ waiting, activeCount, intent }: SaveRun<Item, Done>): SavePhase {
  if (intent === 'stop') return activeCount > 0 ? 'stopping' : 'over';
  if (intent === 'wait') return 'waiting';
  return activeCount > 0 || waiting.length > 0 ? 'running' : 'over';
}

/** Returns the items that may start now, in their order. */
export function readyOf<Item, Done>(run: SaveRun<Item, Done>, limit: number): readonly Item[] {
  if (run.intent !== 'go') return [];
  return placesOfNext(run, limit - run.activeCount).map((place) => run.waiting[place]!);
}

/**
 * Finds which of the waiting items are next. Servers lose or reject items that two requests create at the
 * same time. Of the items that share something, the first runs alone until that exists.
 */
function placesOfNext<Item, Done>(run: SaveRun<Item, Done>, count: number): number[] {
  const { waiting, held, open } = run;
  const taken = new Set(held);
  const places: number[] = [];
  for (let place = 0; place < waiting.length && places.length < count; place += 1) {
    const shared = run.sharedBy(waiting[place]!).filter((name) => !open.includes(name));
    if (shared.some((name) => taken.has(name))) continue;
    for (const name of shared) taken.add(name);
    places.push(place);
  }
  return places;
}

/**
 * Returns the run after an item released the things it shares, because the item ended or because they exist
 * now.
 */
function released<Item, Done>(run: SaveRun<Item, Done>, item: Item | undefined, isThere: boolean) {
  const shared = item === undefined ? [] : run.sharedBy(item);
  if (shared.length === 0) return run;
  const open = isThere ? [...new Set([...run.open, ...shared])] : run.open;
  return { ...run, held: run.held.filter((name) => !shared.includes(name)), open };
}

export function afterEvent<Item, Done>(
  before: SaveRun<Item, Done>,
  event: SaveRunEvent<Item, Done>,
): SaveRun<Item, Done> {
  const isThere = event.type === 'done' || event.type === 'opened';
  const run = 'item' in event ? released(before, event.item, isThere) : before;
  const activeCount = run.activeCount - 1;
  switch (event.type) {
    case 'begun': {
      const begun = new Set(placesOfNext(run, event.count));
      const shared = [...begun].flatMap((place) => run.sharedBy(run.waiting[place]!));
      return {
        ...run,
        waiting: run.waiting.filter((_, place) => !begun.has(place)),
        activeCount: run.activeCount + begun.size,
        held: [...run.held, ...shared.filter((name) => !run.open.includes(name))],
      };
    }
    case 'opened':
      return run;
    case 'done':
      return { ...run, activeCount, done: [...run.done, event.result] };
    case 'refused':
      return { ...run, activeCount, refused: [...run.refused, { item: event.item, error: event.error }] };
    case 'obstructed': {
      const { item, error } = event;
      const waiting = [item, ...run.waiting];
      return run.intent === 'stop'
        ? { ...run, activeCount, waiting }
        : { ...run, activeCount, waiting, intent: 'wait', obstacle: error };
    }
    case 'ended': {
      const { item, error } = event;
      const left = [item, ...run.waiting].map((one) => ({ item: one, error }));
      return { ...run, activeCount, waiting: [], refused: [...run.refused, ...left], intent: 'stop' };
    }
    case 'resumed':
      return run.intent === 'wait' ? { ...run, intent: 'go', obstacle: undefined } : run;
    case 'stopped':
      return { ...run, intent: 'stop', obstacle: undefined };
  }
}
