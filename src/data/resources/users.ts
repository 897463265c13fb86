import { getUserSelf } from '../../api/users.js';
import type { UserSelf } from '../../schema/user.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** The signed-in user. */
export const self: ResourceRef<UserSelf> = {
  key: resourceKey('users', 'self'),
  load: (api, signal) => getUserSelf(api, signal),
};
