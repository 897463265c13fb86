import type { ReactNode } from 'react';

/** A message about something that happened elsewhere than under the eye. @public */
export interface Toast {
  /** The same id replaces the earlier toast: one event, one toast. Made up when absent. */
  id?: string;
  /** `danger` stays until it is dismissed. The others disappear automatically. @defaultValue 'info' */
  tone?: 'success' | 'danger' | 'warning' | 'info';
  /** The title: “11 findings changed”. */
  title: ReactNode;
  /** The reason, in the server's own words where it gave some. */
  description?: ReactNode;
  /** The actions of the toast. Choosing one dismisses the toast. */
  actions?: readonly { label: string; onSelect: () => void }[];
  /**
   * Milliseconds until it disappears automatically, `Infinity` for never. @defaultValue 6000, with actions
   * 20,000, for `danger` never
   */
  durationMs?: number;
}

/** A toast that is shown. @public */
export interface ShownToast extends Toast {
  /** Its name among the shown ones. */
  id: string;
  /** Milliseconds until it disappears automatically, `Infinity` for never. */
  durationMs: number;
}

/** Keeps what is shown, outside of React, so that anything may show a toast. @public */
export interface Toasts {
  /** Shows a toast and says under which id. */
  show: (toast: Toast) => string;
  /** Takes one away. */
  dismiss: (id: string) => void;
  /** Calls back after each change; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the visible toasts, oldest first. The same array until it changes. */
  getSnapshot: () => readonly ShownToast[];
}

/** The maximum number at a time. The oldest toast that disappears automatically makes room. */
const MOST = 3;

/** A store of toasts, for `<ToastList toasts={toasts} />`. @public */
export function createToasts(): Toasts {
  let shown: readonly ShownToast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownToast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show(toast) {
      count += 1;
      const id = toast.id ?? `toast-${count}`;
      const durationMs = toast.durationMs ?? usualDuration(toast);
      const others = shown.filter((other) => other.id !== id);
      set(withRoom(others).concat({ ...toast, id, durationMs }));
      return id;
    },
    dismiss(id) {
      if (shown.some((toast) => toast.id === id)) set(shown.filter((toast) => toast.id !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => shown,
  };
}

/** Actions such as Undo take time to be read, found, and decided on. */
function usualDuration({ tone, actions = [] }: Toast): number {
  if (tone === 'danger') return Infinity;
  return actions.length > 0 ? 20_000 : 6_000;
}

function withRoom(toasts: readonly ShownToast[]): readonly ShownToast[] {
  if (toasts.length < MOST) return toasts;
  const leaving = toasts.find((toast) => toast.durationMs !== Infinity) ?? toasts[0];
  return toasts.filter((toast) => toast !== leaving);
}
