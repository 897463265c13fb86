import { listOsvEcosystems, listSettings } from '../../api/settings.js';
import type { Setting } from '../../schema/setting.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of settings. */
export const all = resourceKey('settings');

/** The settings of the server, all of them. */
export const list: ResourceRef<Setting[]> = {
  key: resourceKey('settings', 'list'),
  load: (api, signal) => listSettings(api, signal),
};

/** The ecosystems of OSV that the server could mirror; it asks where its settings say. */
export const osvEcosystems: ResourceRef<readonly string[]> = {
  key: resourceKey('settings', 'osvEcosystems'),
  load: (api, signal) => listOsvEcosystems(api, signal),
};
