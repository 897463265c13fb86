/** The kind of change to a value, for hosts that keep it in the browser history. @public */
export interface ValueChange {
  /**
   * True when going back should lead to the previous value. False for letters that follow others, and where
   * the widget itself corrects something, such as a page that no longer exists. The entry is then replaced.
   */
  isStep: boolean;
}

/** Returns true when a search is started or cleared, and not only typed further. */
export function isSearchStep(from = '', to = ''): boolean {
  return from === to || from.trim() === '' || to.trim() === '';
}
