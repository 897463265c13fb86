import type { Capabilities } from '../api/servers.js';
import * as servers from './resources/servers.js';
import { useResource } from './useResource.js';

/**
 * Returns the capabilities of the server. Undefined until they are known, and where the server cannot be
 * reached: features that depend on them are not offered then. A component that needs them shows the state of
 * `servers.capabilities` itself.
 * @param isWanted - false while more important data is loading
 */
export function useCapabilities(isWanted: boolean): Capabilities | undefined {
  const resource = useResource(servers.capabilities, { isEnabled: isWanted, freshForMs: Infinity });
  return resource.status === 'ready' ? resource.data : undefined;
}
