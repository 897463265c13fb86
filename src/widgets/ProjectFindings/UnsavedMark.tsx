import { createContext, useContext, useSyncExternalStore } from 'react';
import { matrixOf, type FindingRow } from '../../domain/findings/FindingRow.js';
import { Message } from '../../i18n/index.js';
import { Badge } from '../../ui/Badge.js';
import { DraftStore } from './DraftStore.js';
import { messages } from './ProjectFindings.messages.js';

/** Says in a row that something was typed about it and not saved. */
export function UnsavedMark({ finding }: { finding: FindingRow }) {
  const drafts = useContext(DraftsContext);
  const isUnsaved = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get(matrixOf(finding)) !== undefined,
    () => false,
  );
  return isUnsaved ? (
    <Badge tone="warning">
      <Message {...messages.unsaved} />
    </Badge>
  ) : null;
}

/** The drafts of a widget. */
export const DraftsContext = createContext(new DraftStore());
