import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../api/errors.js';
import { useHost } from '../host/KitProvider.js';
import { EMPTY, resourceCacheOf, type ResourceKey, type ResourceState } from './ResourceCache.js';
import { useEffectEvent } from '../ui/useEffectEvent.js';

export type { ResourceKey };

/** Something that is loaded: not there yet, there, or not to be had. */
export type Resource<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; reload: () => void; isReloading: boolean }
  | {
      status: 'ready';
      data: T;
      /** Whether newer data is on its way; the old stays on screen. */
      isRefreshing: boolean;
      /** Why the last refresh failed, if it did; the data is older than that. */
      refreshError?: unknown;
      /** When the data came, epoch milliseconds. */
      loadedAt: number;
      reload: () => void;
    };

/** Options of {@link useResource}. */
export interface UseResourceOptions {
  /** False: not loaded; the state is `loading`. @defaultValue true */
  isEnabled?: boolean;
  /** Whether the data of the previous key stays on screen while that of a new one loads. @defaultValue false */
  keepsPrevious?: boolean;
  /** For how long data is shown without asking again, milliseconds. @defaultValue 30000 */
  freshForMs?: number;
  /** How long data is kept after nobody shows it, milliseconds. @defaultValue 300000 */
  keptForMs?: number;
}

/** How long answers are shown without asking again, and kept after nobody shows them, unless somebody says otherwise. */
export const DEFAULT_TIMES = { freshForMs: 30_000, keptForMs: 300_000 };

/**
 * Loads something, shares it between all who ask under the same key and API client, and loads it again when the key
 * changes. A refused session is reported to the host, and asked again once the host brings a new one. Nothing is tried
 * again by itself: failures are shown with a retry.
 */
export function useResource<T>(
  key: ResourceKey,
  load: (signal: AbortSignal) => Promise<T>,
  options: UseResourceOptions = {},
): Resource<T> {
  const { isEnabled = true, keepsPrevious = false } = options;
  const cache = resourceCacheOf(useHost().api);
  const name = JSON.stringify(key);
  const latest = useRef({ key, load, ...DEFAULT_TIMES });
  useLayoutEffect(() => {
    const { freshForMs, keptForMs } = { ...DEFAULT_TIMES, ...withoutUndefined(options) };
    latest.current = { key, load, freshForMs, keptForMs };
  });

  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!isEnabled) return () => {};
      const { freshForMs, keptForMs } = latest.current;
      return cache.observe(latest.current.key, {
        onChange,
        load: (signal) => latest.current.load(signal),
        freshForMs,
        keptForMs,
      });
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another name is another resource
    [cache, name, isEnabled],
  );
  const getState = () => cache.stateOf(key);
  const own = useSyncExternalStore(subscribe, getState, getEmpty);

  const [previous, setPrevious] = useState<ResourceState>();
  if (keepsPrevious && own.data !== undefined && previous !== own) setPrevious(own);
  const state =
    keepsPrevious && own.data === undefined && own.error === undefined && previous ? stale(previous) : own;

  const reload = useCallback(() => cache.reload(latest.current.key), [cache]);
  useRefusedSession(isRefused(own), reload);
  return resourceOf<T>(state, reload);
}

/** Changes or drops what is kept under keys, after something was saved. */
export function useResourceCache() {
  const cache = resourceCacheOf(useHost().api);
  return {
    /** Loads everything whose key begins so again: at once where it is shown, else when it is next asked for. */
    refresh: (...keyStart: ResourceKey) => cache.invalidate(keyStart),
    /** Puts data under a key, as if it had just been loaded. */
    set: <T>(key: ResourceKey, data: T) => cache.set(key, data),
    /** What is kept under a key, if anything. */
    get: <T>(key: ResourceKey) => cache.stateOf(key).data as T | undefined,
  };
}

/** The state of a resource as who shows it needs it. */
export function resourceOf<T>(state: ResourceState, reload: () => void): Resource<T> {
  if (state.data !== undefined) {
    return {
      status: 'ready',
      data: state.data as T,
      isRefreshing: state.isLoading,
      refreshError: state.error,
      loadedAt: state.loadedAt,
      reload,
    };
  }
  if (state.error !== undefined) {
    return { status: 'failed', error: state.error, reload, isReloading: state.isLoading };
  }
  return { status: 'loading' };
}

/** Whether the server no longer knows the session. */
export function isRefused({ error }: ResourceState): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Tells the host about a refused session, and asks again as soon as it brings a new one. */
export function useRefusedSession(isRefusedNow: boolean, askAgain: () => void) {
  const { auth } = useHost();
  const report = useEffectEvent(() => auth.onUnauthorized?.());
  useEffect(() => {
    if (isRefusedNow) report();
  }, [isRefusedNow]);
  const retry = useEffectEvent(() => {
    if (isRefusedNow) askAgain();
  });
  const known = useRef(auth);
  useEffect(() => {
    if (known.current === auth) return;
    known.current = auth;
    retry();
  }, [auth]);
}

const getEmpty = () => EMPTY;

function stale(state: ResourceState): ResourceState {
  return { ...state, isLoading: true };
}

function withoutUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Partial<T>;
}
