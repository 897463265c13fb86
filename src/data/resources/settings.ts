import { listSettings } from '../../api/settings.js';
import type { Setting } from '../../schema/setting.js';
import { resourceKey, type ResourceRef } from './resourceFamily.js';

/** All settings of the server. */
export const all: ResourceRef<Setting[]> = {
  key: resourceKey('settings'),
  load: (api, signal) => listSettings(api, signal),
};
