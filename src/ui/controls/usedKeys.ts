import type { KeyboardEvent } from 'react';

const used = new WeakSet<Event>();

/**
 * Says that a key was used: nothing around, be it of the kit or of the host, is to act on it, too. Keeps the browser from acting.
 * @public
 */
export function markKeyUsed(event: KeyboardEvent): void {
  // eslint-disable-next-line no-restricted-syntax -- everything else calls this
  event.preventDefault();
  used.add(event.nativeEvent);
}

/**
 * Returns true when a key was already used. Host controls signal this with `preventDefault`. For Escape, that
 * is not a reliable signal, because host dialogs (Radix) prevent it before it reaches their content.
 */
export function isKeyUsed(event: KeyboardEvent): boolean {
  // eslint-disable-next-line no-restricted-syntax -- everything else calls this
  return used.has(event.nativeEvent) || (event.defaultPrevented && event.key !== 'Escape');
}
