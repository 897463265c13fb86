import { createContext, useContext, useSyncExternalStore } from 'react';
import { matrixOf, type FindingRow } from '../../domain/findings/FindingRow.js';
import { deferred } from '../../ui/deferred.js';
import { DraftStore } from './DraftStore.js';

/** Says in a row that something was typed about it and not saved. */
export function UnsavedMark({ finding }: { finding: FindingRow }) {
  const drafts = useContext(DraftsContext);
  const isUnsaved = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(matrixOf(finding)) !== undefined,
    () => false,
  );
  return isUnsaved ? <UnsavedBadge /> : null;
}

const UnsavedBadge = deferred(
  () => import('./onDemand.js').then((module) => module.UnsavedBadge),
  'fallback',
);

/** The drafts of a widget. */
export const DraftsContext = createContext(new DraftStore());
