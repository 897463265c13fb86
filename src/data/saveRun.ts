/** A change of many things as a state machine: what was asked for, what came of it, and what may begin next. Pure. */

/** Where a run is. */
export interface SaveRun<Item, Done> {
  /** How many there were at first. */
  readonly total: number;
  /** Not begun, in their order. */
  readonly waiting: readonly Item[];
  /** Begun and not answered. */
  readonly activeCount: number;
  readonly done: readonly Done[];
  readonly refused: readonly Refusal<Item>[];
  /** What is wanted: that it goes on, waits for the user, or comes to its end. */
  readonly intent: 'go' | 'wait' | 'stop';
  /** Why it waits. */
  readonly obstacle?: unknown;
}

/** One that could not be done; the others go on. */
export interface Refusal<Item> {
  readonly item: Item;
  readonly error: unknown;
}

/** What happens to a run. */
export type SaveRunEvent<Item, Done> =
  | { type: 'begun'; count: number }
  | { type: 'done'; result: Done }
  | { type: 'refused'; item: Item; error: unknown }
  /** It met something that all the others would meet too, such as the end of the session; it is to be tried again. */
  | { type: 'obstructed'; item: Item; error: unknown }
  /** The same, and none of the others is tried: all that is left is refused for this reason. */
  | { type: 'ended'; item: Item; error: unknown }
  | { type: 'resumed' }
  | { type: 'stopped' };

/** `stopping`: no more begin, some are not answered. `waiting`: the user says whether it goes on. */
export type SavePhase = 'running' | 'waiting' | 'stopping' | 'over';

export function newRun<Item, Done>(items: readonly Item[]): SaveRun<Item, Done> {
  return { total: items.length, waiting: items, activeCount: 0, done: [], refused: [], intent: 'go' };
}

export function phaseOf<Item, Done>({ waiting, activeCount, intent }: SaveRun<Item, Done>): SavePhase {
  if (intent === 'stop') return activeCount > 0 ? 'stopping' : 'over';
  if (intent === 'wait') return 'waiting';
  return activeCount > 0 || waiting.length > 0 ? 'running' : 'over';
}

/** The items that may begin now. */
export function readyOf<Item, Done>(run: SaveRun<Item, Done>, limit: number): readonly Item[] {
  return run.intent === 'go' ? run.waiting.slice(0, Math.max(0, limit - run.activeCount)) : [];
}

export function afterEvent<Item, Done>(
  run: SaveRun<Item, Done>,
  event: SaveRunEvent<Item, Done>,
): SaveRun<Item, Done> {
  const activeCount = run.activeCount - 1;
  switch (event.type) {
    case 'begun':
      return {
        ...run,
        waiting: run.waiting.slice(event.count),
        activeCount: run.activeCount + event.count,
      };
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
