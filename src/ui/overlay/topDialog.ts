/**
 * Tracks the top modal dialog. It makes everything outside it inaccessible, so content for the entire page
 * goes into it.
 */
import { useSyncExternalStore } from 'react';
import { lockScroll } from './scrollLock.js';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** A modal dialog opened: the page behind it no longer scrolls. Returns what is to be called when it closes. */
export function enterDialog(dialog: HTMLDialogElement): () => void {
  const unlock = lockScroll();
  set([...open, dialog]);
  return () => {
    set(open.filter((other) => other !== dialog));
    unlock();
  };
}

/** The modal dialog on top; undefined while the page itself can be used. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
}

function set(next: readonly HTMLDialogElement[]) {
  open = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
