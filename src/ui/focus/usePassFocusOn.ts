import { useCallback, useRef, type RefCallback } from 'react';
import { withWords } from '../../i18n/words.js';
import { focusedNear } from './focusedNear.js';

/**
 * Reference of an element that may go while the focus is in it, or in the button that it is the whole of: what stands in its place
 * then gets the focus. So do the results of “Try again” once it has helped, and what follows a notice that is dismissed.
 */
export function usePassFocusOn(): RefCallback<HTMLElement> {
  const shown = useRef<HTMLElement | null>(null);
  return useCallback((element) => {
    if (shown.current && !element) passFocusOn(shown.current);
    shown.current = element;
  }, []);
}

/** Of an element that is about to go. */
function passFocusOn(shown: HTMLElement) {
  const focused = focusedNear(shown);
  if (focused !== shown.parentElement && !shown.contains(focused)) return;
  // A range keeps the place of what is taken away.
  const place = new Range();
  place.selectNode(shown);
  withWords(import('./focusPlace.js')).then(
    (module) => module.focusPlace(place),
    () => {},
  );
}
