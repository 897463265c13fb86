import { listCwes, type CweDictionary } from '../../api/cwes.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Every weakness that the server knows. */
export const dictionary: ResourceRef<CweDictionary> = {
  key: resourceKey('cwes'),
  load: (api, signal) => listCwes(api, signal),
};
