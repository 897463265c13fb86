import { createContext, useContext, useSyncExternalStore } from 'react';
import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import { DraftStore } from './DraftStore.js';

/** Whether something was typed about a finding and not saved. */
export function useIsUnsaved(finding: FindingRow): boolean {
  const drafts = useContext(DraftsContext);
  return useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(matrixOf(finding)) !== undefined,
    () => false,
  );
}

/** The drafts of a widget. */
export const DraftsContext = createContext(new DraftStore());
