import { hashKey, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../api/errors.js';
import { useHost } from '../host/KitProvider.js';
import { queryClientOf } from './queryClient.js';

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

/** Name of what is loaded: the kind first, then what tells one from another, such as `['project', projectId]`. */
export type ResourceKey = readonly [kind: string, ...rest: unknown[]];

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

/**
 * Loads something, shares it between all who ask under the same key and API client, and loads it again when the key
 * changes. A refused session is reported to the host, and asked again once the host brings a new one.
 */
export function useResource<T>(
  key: ResourceKey,
  load: (signal: AbortSignal) => Promise<T>,
  options: UseResourceOptions = {},
): Resource<T> {
  const { api, auth } = useHost();
  const { isEnabled = true, keepsPrevious = false, freshForMs = 30_000, keptForMs = 300_000 } = options;
  const query = useQuery<T>(
    {
      queryKey: key,
      queryKeyHashFn: hashKey,
      queryFn: ({ signal }) => load(signal),
      enabled: isEnabled,
      staleTime: freshForMs,
      gcTime: keptForMs,
      ...(keepsPrevious ? { placeholderData: (previous: T | undefined) => previous as never } : {}),
    },
    queryClientOf(api),
  );

  const isRefused = query.error instanceof ApiError && query.error.status === 401;
  const reload = () => void query.refetch();
  const askAgain = useEffectEvent(reload);
  const report = useEffectEvent(() => auth.onUnauthorized?.());
  useEffect(() => {
    if (isRefused) report();
  }, [isRefused]);
  useEffect(() => {
    if (isRefused) askAgain();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new session is a reason to ask again
  }, [auth]);

  if (query.data !== undefined) {
    return {
      status: 'ready',
      data: query.data,
      isRefreshing: query.isFetching,
      refreshError: query.error ?? undefined,
      loadedAt: query.dataUpdatedAt,
      reload,
    };
  }
  if (query.error !== null) {
    return { status: 'failed', error: query.error, reload, isReloading: query.isFetching };
  }
  return { status: 'loading' };
}

/** Changes or drops what is kept under keys, after something was saved. */
export function useResourceCache() {
  const client = queryClientOf(useHost().api);
  return {
    /** Loads everything whose key begins so again: at once where it is shown, else when it is next asked for. */
    refresh: (...keyStart: ResourceKey) => client.invalidateQueries({ queryKey: keyStart }),
    /** Puts data under a key, as if it had just been loaded. */
    set: <T>(key: ResourceKey, data: T) => void client.setQueryData(key, data),
    /** What is kept under a key, if anything. */
    get: <T>(key: ResourceKey) => client.getQueryData<T>(key),
  };
}
