import type { Capabilities } from '../../api/servers.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** What the server can do. One that does not say what it is counts as the oldest; one that cannot be asked says nothing. */
export const capabilities: ResourceRef<Capabilities> = {
  key: resourceKey('server', 'capabilities'),
  load: async (api) => {
    const { getServer } = await import('../../api/servers.js');
    return (await getServer(api)).capabilities;
  },
};
