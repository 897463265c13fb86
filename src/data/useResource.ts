import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { hasStatus } from '../api/errors.js';
import { useHost } from '../host/KitProvider.js';
import { useLayoutEffect } from '../ui/hooks/useLayoutEffect.js';
import { DEFAULT_TIMES, EMPTY, resourceCacheOf, type ResourceState } from './ResourceCache.js';
import { keyOf, type ResourceKey, type ResourceRef } from './resources/resourceKey.js';
import { useEffectEvent } from '../ui/hooks/useEffectEvent.js';
import { tellHost } from '../ui/faults/tellHost.js';
import { useStateOfServer } from './useStateOfServer.js';

/** Something that is loaded: not there yet, not to be had, or there. @public */
export type Resource<T> = LoadingResource | FailedResource | ReadyResource<T>;

/** A {@link Resource} that is not there yet. @public */
export interface LoadingResource {
  /** The discriminator of the three states. */
  status: 'loading';
}

/** A {@link Resource} that could not be loaded. @public */
export interface FailedResource {
  /** The discriminator of the three states. */
  status: 'failed';
  /** The error of its loader. */
  error: unknown;
  /** Loads it again. */
  reload: () => void;
  /** True while it is being loaded again. */
  isReloading: boolean;
}

/** A {@link Resource} that is there. @public */
export interface ReadyResource<T> {
  /** The discriminator of the three states. */
  status: 'ready';
  /** The loaded data. */
  data: T;
  /** True while newer data is on its way. The old data remains on screen. */
  isRefreshing: boolean;
  /** Why the last refresh failed, if it did; the data is older than that. */
  refreshError?: unknown;
  /** When the data came, epoch milliseconds. */
  loadedAt: number;
  /**
   * True when this is the data of the previous request, and that of the current request is still on its way.
   */
  isPrevious: boolean;
  /** Loads it again. */
  reload: () => void;
}

/** Options of {@link useResource}. */
export interface UseResourceOptions {
  /** False: not loaded; the state is `loading`. @defaultValue true */
  isEnabled?: boolean;
  /**
   * True when the data of the previous key remains on screen while that of a new one loads. @defaultValue
   * false
   */
  keepsPrevious?: boolean;
  /** For how long data is shown without asking again, milliseconds. @defaultValue 30000 */
  freshForMs?: number;
  /** The time data is kept after its last view is unmounted, in milliseconds. @defaultValue 300000 */
  keptForMs?: number;
}

/**
 * Loads a resource, shares it between all components that request the same with the same API client, and
 * loads another one when the request changes. A rejected session is reported to the host, and the request is
 * repeated once the host brings a new one. Failures are shown with a retry. Only requests that found no
 * connection are repeated automatically, once there is one.
 */
export function useResource<T>(ref: ResourceRef<T>, options: UseResourceOptions = {}): Resource<T> {
  const { isEnabled = true, keepsPrevious = false } = options;
  const { api } = useHost();
  const cache = resourceCacheOf(api);
  const name = JSON.stringify(ref.key);
  const latest = useRef({ ref, ...DEFAULT_TIMES });
  useLayoutEffect(() => {
    const { freshForMs, keptForMs } = { ...DEFAULT_TIMES, ...withoutUndefined(options) };
    latest.current = { ref, freshForMs, keptForMs };
  });

  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!isEnabled) return () => {};
      const { ref: observed, freshForMs, keptForMs } = latest.current;
      return cache.observe(observed.key, {
        onChange,
        load: (signal) => {
          // Between the drawing of another resource and its own subscription, the latest one is not what this one observes.
          const { ref: now } = latest.current;
          return (JSON.stringify(now.key) === name ? now : observed).load(api, signal);
        },
        freshForMs,
        keptForMs,
      });
    },
    [api, cache, name, isEnabled],
  );
  const getState = () => cache.stateOf(ref.key);
  const own = useSyncExternalStore(subscribe, getState, getEmpty);

  const [previous, setPrevious] = useStateOfServer<ResourceState>();
  if (keepsPrevious && own.data !== undefined && previous !== own) setPrevious(own);
  const isPrevious =
    keepsPrevious && own.data === undefined && own.error === undefined && previous !== undefined;
  const state = isPrevious ? stale(previous) : own;

  const reload = useCallback(() => cache.reload(latest.current.ref.key), [cache]);
  useRefusedSession(isRefused(own), reload);
  return resourceOf<T>(state, reload, isPrevious);
}

/** The stored answers of the server, to be changed after something was saved. */
export interface KnownResources {
  /**
   * Loads everything whose key starts with one of these again: immediately where it is shown, otherwise when
   * it is next requested.
   */
  refresh: (...stale: readonly (ResourceKey | ResourceRef<unknown>)[]) => void;
  /** Notes data as if it had just been loaded; kept like other data, or for `keptForMs` while no view shows it. */
  set: <T>(ref: ResourceRef<T>, data: T, keptForMs?: number) => void;
  /** Returns the stored data, if any. */
  get: <T>(ref: ResourceRef<T>) => T | undefined;
}

/** Changes or drops what is kept of the server's answers; the same object as long as the API client is the same. */
export function useResourceCache(): KnownResources {
  const { api } = useHost();
  return useMemo(() => {
    const cache = resourceCacheOf(api);
    return {
      refresh: (...stale) => cache.invalidate(stale.map(keyOf)),
      set: (ref, data, keptForMs) => cache.set(ref.key, data, keptForMs),
      get: <T>(ref: ResourceRef<T>) => cache.stateOf(ref.key).data as T | undefined,
    };
  }, [api]);
}

/** The state of a resource as its view needs it. */
export function resourceOf<T>(state: ResourceState, reload: () => void, isPrevious = false): Resource<T> {
  if (state.data !== undefined) {
    return {
      status: 'ready',
      data: state.data as T,
      isRefreshing: state.isLoading,
      refreshError: state.error,
      loadedAt: state.loadedAt,
      isPrevious,
      reload,
    };
  }
  if (state.error !== undefined) {
    return { status: 'failed', error: state.error, reload, isReloading: state.isLoading };
  }
  return { status: 'loading' };
}

/** Returns true when the server no longer accepts the session. */
export function isRefused({ error }: ResourceState): boolean {
  return hasStatus(error, 401);
}

/** Notifies the host of a rejected session, and repeats the request as soon as the host brings a new one. */
export function useRefusedSession(isRefusedNow: boolean, askAgain: () => void) {
  const { auth } = useHost();
  const report = useEffectEvent(() => tellHost(() => auth.onUnauthorized?.()));
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
