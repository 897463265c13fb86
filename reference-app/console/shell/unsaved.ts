/** True when there is unsaved input anywhere in the console. Code that leads away from it asks first. */
let isUnsaved = false;
const listeners = new Set<() => void>();

/** For the kit, which knows of all forms, dialogs and drafts. */
export function setUnsaved({ hasUnsaved: next }: { hasUnsaved: boolean }): void {
  isUnsaved = next;
  for (const listener of listeners) listener();
}

/** Returns whether leaving now would lose input. */
export function hasUnsaved(): boolean {
  return isUnsaved;
}

/** Calls back after each change; returns how to stop that. */
export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
