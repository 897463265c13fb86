import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { NetworkError } from 'bomdeck';
import {
  checkConnection,
  connectionNow,
  reloadIfReachable,
  subscribeToConnection,
} from '../shell/connection.js';
import { PageFailure } from './PageProblem.js';

/**
 * Loads the code of a page. While the server is known to be unreachable, the function first checks it once: a
 * page has many parts, and the browser would request each of them in vain.
 */
export async function loadReachable<T>(load: () => Promise<T>): Promise<T> {
  const isReachable = (connectionNow() === 'there' && navigator.onLine) || (await checkConnection());
  if (!isReachable)
    throw new NetworkError(
      { method: 'GET', path: location.pathname },
      navigator.onLine ? 'connection' : 'offline',
    );
  try {
    return await load();
  } catch (error) {
    // Checks whether the connection is the cause, so that it is reported, and loading is retried once there
    // is a connection.
    void checkConnection();
    throw error;
  }
}

/**
 * Returns a placeholder for a page whose code could not be loaded. It becomes that page once the code can be
 * loaded.
 */
export function latePage(load: () => Promise<ComponentType>, failure: unknown): ComponentType {
  let loaded: ComponentType | undefined;
  let lastFailure = failure;

  return function LatePage() {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [isRetrying, setIsRetrying] = useState(false);
    const isThere = useSyncExternalStore(subscribeToConnection, connectionNow) === 'there';
    const retry = useEffectEvent(async (mayReload: boolean) => {
      setIsRetrying(true);
      try {
        const component = await loadReachable(load);
        loaded = component;
        setLoaded(() => component);
      } catch (error) {
        lastFailure = error;
        // A server that is there and does not have the code has that of another release.
        if (mayReload && !(error instanceof NetworkError)) await reloadIfReachable();
      } finally {
        setIsRetrying(false);
      }
    });
    const wasThere = useRef(isThere);
    useEffect(() => {
      if (isThere && !wasThere.current && !loaded) void retry(false);
      wasThere.current = isThere;
    }, [isThere]);
    if (Loaded) return <Loaded />;
    return <PageFailure error={lastFailure} isRetrying={isRetrying} onRetry={() => void retry(true)} />;
  };
}
