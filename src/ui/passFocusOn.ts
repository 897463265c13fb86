import { withWords } from '../i18n/words.js';
/**
 * Reference of an element that may go while the focus is in it, or in the button that it is the whole of: what stands in its place
 * then gets the focus. So do the results of “Try again” once it has helped, and what follows a notice that is dismissed.
 */
export function passFocusOn(shown: HTMLElement | null) {
  return () => {
    const focused = document.activeElement;
    if (!shown || (focused !== shown.parentElement && !shown.contains(focused))) return;
    // A range keeps the place of what is taken away.
    const place = new Range();
    place.selectNode(shown);
    withWords(import('./onDemand.js')).then(
      (module) => module.focusPlace(place),
      () => {},
    );
  };
}
