/** The elements in a part of the page that Tab stops at, in order. */
export function focusableIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[hidden], [inert]') && isDrawn(element),
  );
}

const STOPS =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex], [contenteditable]';

function isDrawn(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}
