import type { Capabilities } from '../api/servers.js';
import * as servers from './resources/servers.js';
import { useResource } from './useResource.js';

/**
 * What the server can do; undefined until that is known, and where it cannot be asked: what depends on it is not offered then. Who
 * cannot do without it shows the state of `servers.capabilities` itself.
 * @param isWanted - false while there is more important to load
 */
export function useCapabilities(isWanted: boolean): Capabilities | undefined {
  const resource = useResource(servers.capabilities, { isEnabled: isWanted, freshForMs: Infinity });
  return resource.status === 'ready' ? resource.data : undefined;
}
