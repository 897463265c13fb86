import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { FindingList } from '../../../../api/findings.js';
import type { Resource } from '../../../../data/useResource.js';
import { matrixOf } from '../../../../domain/findings/FindingRow.js';
import type { ProjectFindingsValue } from '../../../../domain/findings/findingsValue.js';
import { arraySource } from '../../../../ui/table/arraySource.js';
import { toggled } from '../../../../ui/table/toggled.js';
import { linesOf, type FindingLine } from '../../../../entities/finding/FindingLine.js';
import { useFindings } from './useFindings.js';

/**
 * Returns the findings as the user requested them, as lines of the table, and the functions that update them.
 */
export function useListedFindings(resource: Resource<FindingList>, value: ProjectFindingsValue) {
  const [isAwaited, setIsAwaited] = useState(false);
  // Rows are rendered in slices. Rendering all of them together would block the page while the user reads it.
  const loaded = useDeferredValue(resource.status === 'ready' ? resource.data : undefined);
  const settledValue = useDeferredValue(value);
  const view = useFindings(loaded, settledValue, isAwaited);
  const { index, selection } = view;

  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(NO_IDS);
  const toggleGroup = useCallback(
    ({ finding }: FindingLine) => setOpenGroups((ids) => toggled(ids, matrixOf(finding))),
    [],
  );
  const hidesSuppressed = settledValue.suppression === 'hidden';
  const lines = useMemo(
    () => (index && selection ? linesOf(index, selection, openGroups, hidesSuppressed) : NO_LINES),
    [index, selection, openGroups, hidesSuppressed],
  );

  const isRefreshing = resource.status === 'ready' && resource.isRefreshing;
  const isSettled = resource.status === 'ready' && !isRefreshing && resource.data === loaded;
  if (isAwaited && isSettled && view.list === loaded) setIsAwaited(false);
  const reload = resource.status === 'loading' ? undefined : resource.reload;
  const latestReload = useRef(reload);
  useEffect(() => {
    latestReload.current = reload;
  });

  return {
    ...view,
    lines,
    /** The value that the lines belong to. It follows the requested value. */
    settledValue,
    hasOpenGroups: openGroups.size > 0,
    toggleGroup,
    isRefreshing,
    /** Newer findings are shown as soon as they come, instead of being offered. */
    awaitNewer: useCallback(() => setIsAwaited(true), []),
    /** Loads again and shows what comes. */
    refresh: useCallback(() => {
      setIsAwaited(true);
      latestReload.current?.();
    }, []),
    /** Loads again; what is newer is offered. */
    reload: useCallback(() => latestReload.current?.(), []),
  };
}

const NO_IDS: ReadonlySet<string> = new Set();
const NO_LINES = arraySource<FindingLine>([]);
