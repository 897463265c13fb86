import { createContext, useContext, useSyncExternalStore } from 'react';
import { matrixOf, type FindingRow } from '../../../domain/findings/FindingRow.js';
import { FindingDrafts } from './FindingDrafts.js';

/** Returns true when text about a finding was typed and not saved. */
export function useIsUnsaved(finding: FindingRow): boolean {
  const drafts = useContext(DraftsContext);
  return useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(matrixOf(finding)) !== undefined,
    () => false,
  );
}

/** The drafts of a widget. */
export const DraftsContext = createContext(new FindingDrafts());
