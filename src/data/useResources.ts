import { hashKey, useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../api/errors.js';
import { useHost } from '../host/KitProvider.js';
import { queryClientOf } from './queryClient.js';
import type { Resource, ResourceKey } from './useResource.js';

/**
 * Loads one thing for each of a list of names, such as the children of every open project; see `useResource`.
 * @returns the states in the order of the names
 */
export function useResources<T>(
  names: readonly string[],
  keyOf: (name: string) => ResourceKey,
  load: (name: string, signal: AbortSignal) => Promise<T>,
): Resource<T>[] {
  const { api, auth } = useHost();
  const queries = useQueries(
    {
      queries: names.map((name) => ({
        queryKey: keyOf(name),
        queryKeyHashFn: hashKey,
        queryFn: ({ signal }: { signal: AbortSignal }) => load(name, signal),
        staleTime: 30_000,
      })),
    },
    queryClientOf(api),
  );

  const isRefused = queries.some((query) => query.error instanceof ApiError && query.error.status === 401);
  const report = useEffectEvent(() => auth.onUnauthorized?.());
  useEffect(() => {
    if (isRefused) report();
  }, [isRefused]);

  return queries.map((query) => {
    const reload = () => void query.refetch();
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
    if (query.error !== null)
      return { status: 'failed', error: query.error, reload, isReloading: query.isFetching };
    return { status: 'loading' };
  });
}
