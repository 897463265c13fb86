import { listLicenses } from '../../api/licenses.js';
import type { License } from '../../schema/license.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Every license that the server knows, by identifier and name. */
export const concise: ResourceRef<License[]> = {
  key: resourceKey('licenses', 'concise'),
  load: (api, signal) => listLicenses(api, signal),
};
