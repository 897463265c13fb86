/** What is typed and not saved, wherever it stands: forms, dialogs and drafts hold it, and the host is told. */
import { createContext, useContext } from 'react';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/** Notes that something would be lost, until the returned function is called. */
export type HoldUnsaved = () => () => void;

/** Who is told; undefined where nobody wants to know. */
export const UnsavedContext = createContext<HoldUnsaved | undefined>(undefined);

/** What counts the fields of a form that keep text to themselves for now; undefined outside of a form. */
export const HeldTextContext = createContext<HoldUnsaved | undefined>(undefined);

/** Tells the form around that text was typed that its values do not have yet, as long as this is drawn with true. */
export function useHoldText(isHeld: boolean): void {
  const hold = useContext(HeldTextContext);
  useLayoutEffect(() => (isHeld ? hold?.() : undefined), [isHeld, hold]);
}

/** Tells the host that something would be lost by leaving, as long as this is drawn with true. */
export function useHoldUnsaved(isUnsaved: boolean): void {
  const hold = useContext(UnsavedContext);
  // Before anything else is drawn: a host that asks before it leaves must know by then.
  useLayoutEffect(() => (isUnsaved ? hold?.() : undefined), [isUnsaved, hold]);
}
