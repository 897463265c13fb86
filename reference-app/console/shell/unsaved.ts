/** Whether something is typed and not saved, anywhere in the console; who leads away from it asks first. */
let isUnsaved = false;
const listeners = new Set<() => void>();

/** For the kit, which knows of all forms, dialogs and drafts. */
export function setUnsaved({ hasUnsaved: next }: { hasUnsaved: boolean }): void {
  isUnsaved = next;
  for (const listener of listeners) listener();
}

/** Whether something would be lost now. */
export function hasUnsaved(): boolean {
  return isUnsaved;
}

/** Calls back after each change; returns how to stop that. */
export function subscribeToUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
