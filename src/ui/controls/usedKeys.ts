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
 * Whether a key was used. Controls of hosts say so by `preventDefault`; of Escape that says nothing, because dialogs of hosts (Radix)
 * prevent it before it comes to what is in them.
 */
export function isKeyUsed(event: KeyboardEvent): boolean {
  // eslint-disable-next-line no-restricted-syntax -- everything else calls this
  return used.has(event.nativeEvent) || (event.defaultPrevented && event.key !== 'Escape');
}
