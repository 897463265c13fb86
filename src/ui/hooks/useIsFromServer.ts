import { useSyncExternalStore } from 'react';

/** True on a server, and while a browser takes over the page that the server drew; false from then on. */
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
