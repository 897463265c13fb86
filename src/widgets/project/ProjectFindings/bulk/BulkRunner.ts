import { afterEvent, newRun, phaseOf, readyOf, type BulkRun, type BulkRunEvent } from './bulkRun.js';

/** What a {@link BulkRunner} does. */
export interface BulkWork<Item, Done> {
  /** Does one; rejects when it was refused. */
  act: (item: Item) => Promise<Done>;
  /** Whether all the others would fail in the same way, so that the run waits instead. */
  isObstacle: (error: unknown) => boolean;
  /** The run waits, until {@link BulkRunner.resume} or {@link BulkRunner.stop}. */
  onObstacle?: (error: unknown) => void;
  /** How many at once. @defaultValue 4, which leaves a browser of six connections room for the rest of the page */
  limit?: number;
}

/** Does one thing to many, a few at a time, and tells how far it is. What was begun is always finished. */
export class BulkRunner<Item, Done> {
  /** Resolves when nothing is left to begin or to be answered. Never rejects. */
  readonly over: Promise<BulkRun<Item, Done>>;
  #run: BulkRun<Item, Done>;
  #end!: (run: BulkRun<Item, Done>) => void;
  readonly #listeners = new Set<() => void>();
  readonly #work: BulkWork<Item, Done>;

  constructor(items: readonly Item[], work: BulkWork<Item, Done>) {
    this.#work = work;
    this.#run = newRun(items);
    this.over = new Promise((resolve) => (this.#end = resolve));
    this.#advance();
  }

  getSnapshot = (): BulkRun<Item, Done> => this.#run;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Goes on after an obstacle. */
  resume = (): void => this.#take({ type: 'resumed' });

  /** Begins no more. */
  stop = (): void => this.#take({ type: 'stopped' });

  #take(event: BulkRunEvent<Item, Done>): void {
    const wasWaiting = this.#run.intent === 'wait';
    this.#run = afterEvent(this.#run, event);
    if (event.type === 'obstructed' && !wasWaiting && this.#run.intent === 'wait') {
      this.#work.onObstacle?.(event.error);
    }
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
    let event: BulkRunEvent<Item, Done>;
    try {
      event = { type: 'done', result: await this.#work.act(item) };
    } catch (error) {
      event = { type: this.#work.isObstacle(error) ? 'obstructed' : 'refused', item, error };
    }
    this.#take(event);
  }
}
