/** How a value was changed, for hosts that keep it in the history of the browser. @public */
export interface ValueChange {
  /**
   * Whether going back should lead to what was shown before. False for letters that follow others, and where the
   * widget itself sets something right, such as a page that is not there any more: then the entry is replaced.
   */
  isStep: boolean;
}

/** Whether a search is begun or given up, and not only typed on. */
export function isSearchStep(from = '', to = ''): boolean {
  return from === to || from.trim() === '' || to.trim() === '';
}
