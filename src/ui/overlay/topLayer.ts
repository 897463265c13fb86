/**
 * Floating parts are in the browser's top layer, above everything a host has on its page, regardless of
 * z-index.
 */

/** Value of the `popover` attribute of what floats; undefined in older browsers, which make do with the z-index. */
export const TOP_LAYER =
  typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype ? 'manual' : undefined;

/** Puts an element with {@link TOP_LAYER} on top of what is in the top layer already. */
export function raise(element: HTMLElement | null) {
  // One whose place is about to change has left the page until it has its next one.
  if (!TOP_LAYER || !element?.isConnected) return;
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}
