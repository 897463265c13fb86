import { attempt } from './attempt.js';
import { afterEvent, newRun, phaseOf, readyOf, type SaveRun, type SaveRunEvent } from './saveRun.js';

/** The work of a {@link SaveRunner}. */
export interface SaveWork<Item, Done> {
  /**
   * Processes one item. Rejects when the server rejected it. It may call `opened` before it ends, once the
   * things it shares with others are on the server.
   */
  act: (item: Item, opened: () => void) => Promise<Done>;
  /** Names of what an item creates on the server unless it is there, and others create as well; the first of them goes alone. */
  sharedBy?: (item: Item) => readonly string[];
  /** Returns true when all the others would fail in the same way. */
  isObstacle: (error: unknown) => boolean;
  /** At an obstacle it waits for {@link SaveRunner.resume} or {@link SaveRunner.stop}, or ends. @defaultValue 'waits' */
  atObstacle?: 'waits' | 'ends';
  /** Called at the first obstacle, and again at the first one after it was resumed. */
  onObstacle?: (error: unknown) => void;
  /**
   * The number of items in progress at the same time. @defaultValue 4, which leaves a browser of six
   * connections room for the rest of the page
   */
  limit?: number;
}

/** The part of a run that views can observe and control. */
export type RunView = Pick<SaveRunner<unknown, unknown>, 'subscribe' | 'getSnapshot' | 'resume' | 'stop'>;

/**
 * Processes many items, a few at a time, and reports its progress. An item that was started is always
 * finished.
 */
export class SaveRunner<Item, Done> {
  /** Resolves when nothing is left to start or to be answered. Never rejects. */
  readonly over: Promise<SaveRun<Item, Done>>;
  #run: SaveRun<Item, Done>;
  #end!: (run: SaveRun<Item, Done>) => void;
  readonly #listeners = new Set<() => void>();
  readonly #work: SaveWork<Item, Done>;

  constructor(items: readonly Item[], work: SaveWork<Item, Done>) {
    this.#work = work;
    this.#run = newRun(items, work.sharedBy);
    this.over = new Promise((resolve) => (this.#end = resolve));
    this.#advance();
  }

  getSnapshot = (): SaveRun<Item, Done> => this.#run;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Continues after an obstacle. */
  resume = (): void => this.#take({ type: 'resumed' });

  /** Starts no more items. */
  stop = (): void => this.#take({ type: 'stopped' });

  #take(event: SaveRunEvent<Item, Done>): void {
    const before = this.#run.intent;
    this.#run = afterEvent(this.#run, event);
    const isObstacle = event.type === 'obstructed' || event.type === 'ended';
    if (isObstacle && before === 'go') this.#work.onObstacle?.(event.error);
    this.#advance();
    this.#listeners.forEach((listener) => listener());
  }

  #advance(): void {
    const ready = readyOf(this.#run, this.#work.limit ?? 4);
    if (ready.length > 0) this.#run = afterEvent(this.#run, { type: 'begun', count: ready.length });
    for (const item of ready) void this.#do(item);
    if (phaseOf(this.#run) === 'over') this.#end(this.#run);
  }

  async #do(item: Item): Promise<void> {
    const { act, isObstacle, atObstacle } = this.#work;
    const outcome = await attempt(() => act(item, () => this.#take({ type: 'opened', item })));
    if (outcome.status === 'done') return this.#take({ type: 'done', result: outcome.result, item });
    // It was given nothing that could stop it.
    const error = outcome.status === 'refused' ? outcome.error : undefined;
    if (!isObstacle(error)) return this.#take({ type: 'refused', item, error });
    this.#take({ type: atObstacle === 'ends' ? 'ended' : 'obstructed', item, error });
  }
}
