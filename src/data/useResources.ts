import { hashKey, useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
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

  const states = queries.map((query): Resource<T> => {
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
  // A new list would draw every row again, so it stays the same as long as nothing in it changed.
  const stamp = states.map((state, index) => `${names[index]}:${stampOf(state)}`).join();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the stamp stands for the states
  return useMemo(() => states, [stamp]);
}

function stampOf(state: Resource<unknown>): string {
  if (state.status === 'ready') return `${state.loadedAt}${state.isRefreshing ? '+' : ''}`;
  return state.status === 'failed' ? `failed${state.isReloading ? '+' : ''}` : 'loading';
}
