import type { MouseEvent } from 'react';

/** Returns true when the browser would follow this click in the same window. @public */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
