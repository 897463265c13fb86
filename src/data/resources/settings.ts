import { listSettings } from '../../api/settings.js';
import type { Setting } from '../../schema/setting.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of settings. */
export const all = resourceKey('settings');

/** The settings of the server, all of them. */
export const list: ResourceRef<Setting[]> = {
  key: resourceKey('settings', 'list'),
  load: (api, signal) => listSettings(api, signal),
};
