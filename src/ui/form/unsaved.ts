/** Typed and unsaved input anywhere: forms, dialogs, and drafts hold it, and the host is notified. */
import { createContext, useContext } from 'react';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/** Notes that something would be lost, until the returned function is called. */
export type HoldUnsaved = () => () => void;

/** The function that notes unsaved input. Undefined when no host needs it. */
export const UnsavedContext = createContext<HoldUnsaved | undefined>(undefined);

/**
 * Counts the fields of a form that currently hold text that is not in its values. Undefined outside a form.
 */
export const HeldTextContext = createContext<HoldUnsaved | undefined>(undefined);

/**
 * Notifies the surrounding form, while this is drawn with true, that a field has typed text that is not yet
 * in the form's values.
 */
export function useHoldText(isHeld: boolean): void {
  const hold = useContext(HeldTextContext);
  useLayoutEffect(() => (isHeld ? hold?.() : undefined), [isHeld, hold]);
}

/** Notifies the host, while this is drawn with true, that leaving would lose something. */
export function useHoldUnsaved(isUnsaved: boolean): void {
  const hold = useContext(UnsavedContext);
  // Before anything else is drawn: a host that asks before it leaves must know by then.
  useLayoutEffect(() => (isUnsaved ? hold?.() : undefined), [isUnsaved, hold]);
}
