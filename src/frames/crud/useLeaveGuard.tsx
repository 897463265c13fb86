import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Message } from '../../i18n/index.js';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.js';
import { tellHost } from '../../ui/faults/tellHost.js';
import { messages } from './leaveGuard.messages.js';

/** The result of {@link useLeaveGuard}. */
export interface LeaveGuard {
  /** True when typed input is not saved. */
  isDirty: boolean;
  /** To be called by the form. */
  onDirtyChange: (event: { isDirty: boolean }) => void;
  /**
   * Leaves immediately, or asks first if that loses something. `stay` is called when the user decides against
   * it.
   */
  leave: (go: () => void, stay?: () => void) => void;
  /** Leaves immediately: typed input is saved, or its subject was deleted. */
  letGo: (go: () => void) => void;
  /** The open question; to be drawn. */
  question: ReactNode;
}

/**
 * Asks before a form with unsaved input is left.
 * @param onDirtyChange - called when there starts to be something to lose, and when there no longer is
 */
export function useLeaveGuard(onDirtyChange?: (event: { isDirty: boolean }) => void): LeaveGuard {
  const [isDirty, setIsDirty] = useState(false);
  const [asked, setAsked] = useState<{ go: () => void; stay?: () => void }>();
  const tell = (event: { isDirty: boolean }) => {
    setIsDirty(event.isDirty);
    tellHost(() => onDirtyChange?.(event));
  };
  const letGo = (go: () => void) => {
    // Immediately: a host that asks before it leaves must know by then that there is nothing to lose.
    flushSync(() => {
      setAsked(undefined);
      tell({ isDirty: false });
    });
    go();
  };
  return {
    isDirty,
    onDirtyChange: tell,
    letGo,
    leave: (go, stay) => (isDirty ? setAsked({ go, stay }) : go()),
    question: asked && (
      <ConfirmDialog
        title={<Message {...messages.unsaved} />}
        confirmLabel={<Message {...messages.leave} />}
        onConfirm={() => letGo(asked.go)}
        onClose={() => {
          setAsked(undefined);
          asked.stay?.();
        }}
      >
        <Message {...messages.unsavedAdvice} />
      </ConfirmDialog>
    ),
  };
}
