import { useEffect } from 'react';
import { useHostProps } from './KitProvider.js';

/** Long after what a widget shows first. */
const WAIT_MS = 2_000;

/** Has the kit find out once per client whether it is made for the server, and warn the host's developer if not. */
export function useServerCheck() {
  const { api } = useHostProps();
  useEffect(() => {
    if (!api) return;
    const timer = setTimeout(() => {
      import('../api/servers.js')
        .then(({ getServer }) => getServer(api))
        // A server that cannot be asked may be as it should be; what is wrong with it, widgets say.
        .catch(() => {});
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [api]);
}
