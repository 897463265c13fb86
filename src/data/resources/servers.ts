import type { Capabilities } from '../../api/servers.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/**
 * The capabilities of the server. A server that does not identify itself counts as the oldest. A server that
 * cannot be reached has none.
 */
export const capabilities: ResourceRef<Capabilities> = {
  key: resourceKey('server', 'capabilities'),
  load: async (api) => {
    const { getServer } = await import('../../api/servers.js');
    return (await getServer(api)).capabilities;
  },
};
