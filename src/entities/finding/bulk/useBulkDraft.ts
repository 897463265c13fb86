import { useState } from 'react';
import { NO_BULK_CHANGE, typedOf, type BulkChange } from '../../../domain/findings/bulkDraft.js';
import { useHoldUnsaved } from '../../../ui/form/unsaved.js';

/** A control of the bar over selected findings that a key can lead to. */
export type BulkControl = 'analysis' | 'comment' | 'suppression';

/** The planned change to the selected findings. Keys and the bar change the same draft. */
export interface BulkDraft {
  change: BulkChange;
  setChange: (change: BulkChange) => void;
  /** The control of the bar that is open, or is to get the focus. */
  openControl: BulkControl | undefined;
  setOpenControl: (control: BulkControl | undefined) => void;
}

/** The draft of the selected findings. The next selection starts without choices and keeps a comment that was not applied. */
export function useBulkDraft(hasSelection: boolean): BulkDraft {
  const [change, setChange] = useState(NO_BULK_CHANGE);
  const [openControl, setOpenControl] = useState<BulkControl>();
  const [hadSelection, setHadSelection] = useState(hasSelection);
  if (hasSelection !== hadSelection) {
    setHadSelection(hasSelection);
    if (!hasSelection) setChange(typedOf(change));
  }
  useHoldUnsaved(typedOf(change) !== NO_BULK_CHANGE);
  return { change, setChange, openControl, setOpenControl };
}
