import { useEffect, useState } from 'react';
import type { ApiClient } from '../api/client.js';
import type { Capabilities } from '../api/servers.js';
import { useHost } from '../host/KitProvider.js';

/**
 * What the server can do; undefined until that is known, and where it does not say.
 * @param isWanted - false while there is more important to load
 */
export function useCapabilities(isWanted: boolean): Capabilities | undefined {
  const { api } = useHost();
  const [known, setKnown] = useState<{ api: ApiClient; capabilities: Capabilities }>();
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    import('../api/servers.js')
      .then(({ getServer }) => getServer(api))
      .then(
        ({ capabilities }) => isHere && setKnown({ api, capabilities }),
        // What depends on it is not offered; whatever is wrong with the server, its other answers say.
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [api, isWanted]);
  return known?.api === api ? known.capabilities : undefined;
}
