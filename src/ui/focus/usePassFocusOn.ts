import { useCallback, useRef, type RefCallback } from 'react';
import { withWords } from '../../i18n/words.js';
import { focusedNear } from './focusedNear.js';

/**
 * A ref for an element that may disappear while the focus is in it, or in a button that contains nothing
 * else. The focus then moves to its replacement, such as the results after a successful “Try again”, or the
 * content after a dismissed notice.
 */
export function usePassFocusOn(): RefCallback<HTMLElement> {
  const shown = useRef<HTMLElement | null>(null);
  return useCallback((element) => {
    if (shown.current && !element) passFocusOn(shown.current);
    shown.current = element;
  }, []);
}

/** Passes on the focus of an element that is about to disappear. */
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
