/**
 * Moves the focus when the focused element was removed: to its replacement, else to its container. Does
 * nothing when something else already has the focus, or outside the kit.
 */
export function focusPlace({ startContainer: around, startOffset: index }: Range) {
  for (const target of [around.childNodes[index], around]) {
    if (document.activeElement !== document.body || !(target instanceof HTMLElement)) continue;
    if (!target.closest(KIT)) continue;
    if (target.tabIndex < 0) {
      // It is no stop for Tab; the next one is what Tab goes to.
      target.tabIndex = -1;
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    }
    target.focus({ preventScroll: true });
  }
}

const KIT = '[data-density]';
