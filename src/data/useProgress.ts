import { useState, useSyncExternalStore } from 'react';

/**
 * The progress of a long task. News re-renders only the components that show the latest, not the one that
 * receives it. Otherwise, a component that renders in slices would restart each time.
 * @public
 */
export interface Progress<News> {
  /** Takes news; they may come every few milliseconds. */
  note: (news: News) => void;
  /** Calls `onChange` a few times a second while news come, until the function that it gives is called. */
  subscribe: (onChange: () => void) => () => void;
  /** The latest news. Undefined at first. */
  getLatest: () => News | undefined;
}

/** Progress without news yet. */
export function useProgress<News>(): Progress<News> {
  const [progress] = useState(newProgress<News>);
  return progress;
}

/** Returns the latest news, updated now and then. Undefined at first. */
export function useLatest<News>({ subscribe, getLatest }: Progress<News>): News | undefined {
  return useSyncExternalStore(subscribe, getLatest, getLatest);
}

function newProgress<News>(): Progress<News> {
  let latest: News | undefined;
  // The first moment needs no words.
  let next: number | undefined;
  const listeners = new Set<() => void>();
  return {
    note(news) {
      const time = performance.now();
      next ??= time + EVERY_MS;
      if (time < next) return;
      next = time + EVERY_MS;
      latest = news;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getLatest: () => latest,
  };
}

const EVERY_MS = 300;
