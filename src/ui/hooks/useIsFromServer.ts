import { useSyncExternalStore } from 'react';

/**
 * Returns true on a server, and while a browser hydrates the page that the server drew. Returns false from
 * then on.
 */
export function useIsFromServer(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

function subscribeToNothing() {
  return () => undefined;
}
