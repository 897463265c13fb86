import { useState } from 'react';
import { hasStatus } from '../../api/errors.js';
import * as servers from '../../data/resources/servers.js';
import type { ResourceRef } from '../../data/resources/resourceKey.js';
import { useResource, type FailedResource, type Resource } from '../../data/useResource.js';
import type { CrudDefinition } from './CrudDefinition.js';

/** The state of the row that a form needs before its fields can be drawn. */
export type OpenRowState<Row> =
  | {
      readonly status: 'ready';
      /** Absent: a new one. */
      readonly row: Row | undefined;
    }
  | { readonly status: 'loading' }
  /** There is no such row. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly failure: FailedResource };

/**
 * The row whose form is open, and what the server can do. The row is loaded when its form opens, since the list may be of any age
 * and all of a row is sent when it is saved.
 * @param id - undefined for a new row
 */
export function useOpenRow<Row, Values extends object>(
  definition: CrudDefinition<Row, Values>,
  id: string | undefined,
) {
  const { rows, list } = definition;
  const ref: ResourceRef<unknown> = 'key' in rows ? rows : rows.one(id ?? '');
  const resource = useResource(ref, { isEnabled: id !== undefined, freshForMs: 0 });
  const data = resource.status === 'ready' ? resource.data : undefined;
  // Each response has its own data object. A computer's clock may be set back, so it does not show which data
  // is newer.
  const [dataBefore] = useState(data);
  const [saved, setSaved] = useState<{ row: Row; after: unknown }>();
  const server = useResource(servers.capabilities, { freshForMs: Infinity });

  const isSavedNewer = saved !== undefined && data === saved.after;
  const found = (): Row | undefined => {
    if (isSavedNewer) return saved.row;
    if (!('key' in rows)) return data as Row | undefined;
    return (data as readonly Row[] | undefined)?.find((row) => list.row.getId(row) === id);
  };
  const state = (): OpenRowState<Row> => {
    const isMissing = resource.status === 'failed' && hasStatus(resource.error, 404);
    if (id !== undefined && isMissing) return { status: 'missing' };
    const isLoaded = id === undefined || isSavedNewer || data !== dataBefore;
    const failure = failureOf(server) ?? (isLoaded ? undefined : failureOf(resource));
    if (failure) return { status: 'failed', failure };
    if (!isLoaded || server.status === 'loading') return { status: 'loading' };
    const row = id === undefined ? undefined : found();
    return id !== undefined && row === undefined ? { status: 'missing' } : { status: 'ready', row };
  };
  return {
    state: state(),
    capabilities: server.status === 'ready' ? server.data : undefined,
    /** Notes what was saved: it is what the server has until it is loaded again. */
    noteSaved: (row: Row) => setSaved({ row, after: data }),
  };
}

/** Why there is nothing, or nothing newer. */
function failureOf(resource: Resource<unknown>): FailedResource | undefined {
  if (resource.status === 'failed') return resource;
  if (resource.status === 'loading' || resource.refreshError === undefined) return undefined;
  const { refreshError: error, reload, isRefreshing: isReloading } = resource;
  return { status: 'failed', error, reload, isReloading };
}
