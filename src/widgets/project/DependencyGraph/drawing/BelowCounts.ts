import { yieldToBrowser } from '../../../../domain/yieldToBrowser.js';
import type { BelowCounter } from '../../../../domain/graph/layoutBelow.js';

/** The number of nodes below each node, counted a few milliseconds at a time for the requested nodes. */
export class BelowCounts {
  #known = new Map<number, number>();
  #asked = new Set<number>();
  #isCounting = false;

  constructor(
    private readonly counter: BelowCounter,
    /** Called when more is known. */
    private readonly onMore: () => void,
  ) {}

  /** Returns the number of one node immediately. */
  now(place: number): number {
    let count = this.#known.get(place);
    if (count === undefined) this.#known.set(place, (count = this.counter.count(place)));
    return count;
  }

  /** The number of one node if it is known, else it will be. */
  soon(place: number): number | undefined {
    const count = this.#known.get(place);
    if (count === undefined) {
      this.#asked.add(place);
      void this.#count();
    }
    return count;
  }

  async #count() {
    if (this.#isCounting) return;
    this.#isCounting = true;
    await yieldToBrowser();
    while (this.#asked.size > 0) {
      const end = performance.now() + SLICE_MS;
      for (const place of this.#asked) {
        this.now(place);
        this.#asked.delete(place);
        if (performance.now() >= end) break;
      }
      await yieldToBrowser();
    }
    this.#isCounting = false;
    this.onMore();
  }
}

const SLICE_MS = 5;
