/**
 * The nonce that styles need on this page. A page keeps the one it was loaded with, while a host that navigates within the page may
 * give that of a later answer.
 * @param given - what the host gave
 * @returns the host's, if elements of the page have it or none that the browser takes; undefined: the page seems to have none
 */
export function nonceOfPage(given: string | undefined): string | undefined {
  if (typeof document === 'undefined') return given;
  const found = noncesOf(document);
  if (given !== undefined && found.includes(given)) return given;
  if (given === undefined || found.length === 0) return given ?? found[0];
  // Styles may have another nonce than scripts, and no element on the page yet.
  return [...found, given].find((nonce) => !areStylesBlocked(nonce)) ?? given;
}

/**
 * Returns true if the policy of the page keeps styles out. The browser reports a blocked try, so nothing is
 * tried without need.
 */
export function areStylesBlocked(nonce: string | undefined): boolean {
  const style = document.createElement('style');
  if (nonce !== undefined) style.nonce = nonce;
  document.head.append(style);
  const isBlocked = !style.sheet;
  style.remove();
  return isBlocked;
}

/** Those of styles first. The attribute is emptied by browsers, so that styles cannot read it. */
function noncesOf(page: Document): string[] {
  const elements = [STYLES, 'meta[property="csp-nonce"]', 'script'].flatMap((selector) => [
    ...page.querySelectorAll<HTMLElement>(`:is(${selector})[nonce]`),
  ]);
  return [...new Set(elements.map(({ nonce }) => nonce ?? '').filter(Boolean))];
}

const STYLES = 'style, link[rel~="stylesheet"]';
