import { setImmediate as nextTick } from 'node:timers/promises';

import type { Database } from './database.js';

/** Time for one transaction: others wait for the write lock no longer than this, and its commit. */
const SLICE_MS = 6;

/**
 * Processes many items one by one in transactions of a few milliseconds and lets other work run in between.
 * It is not atomic: completed work is kept when the process ends midway, except for the slice in which it
 * ends or in which the items end with an error.
 */
export async function inSlices<Item>(
  db: Database,
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let next = iterator.next();
  while (!next.done) {
    db.transaction(() => {
      const end = performance.now() + SLICE_MS;
      do {
        if (next.done) return;
        work(next.value);
        next = iterator.next();
      } while (performance.now() < end);
    });
    await db.giveWay();
  }
}

/** As {@link inSlices} for work that writes nothing: calculations of a few milliseconds at a time. */
export async function pausing<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let end = performance.now() + SLICE_MS;
  for (const item of items) {
    work(item);
    if (performance.now() < end) continue;
    await nextTick();
    end = performance.now() + SLICE_MS;
  }
}
