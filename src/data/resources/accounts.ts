import { listAccounts, listPermissions } from '../../api/accounts.js';
import { USER_KINDS, type Account, type GrantedPermission, type UserKind } from '../../schema/access.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of accounts. */
export const all = resourceKey('accounts');

/** All accounts of a kind. */
export function ofKind(kind: UserKind): ResourceRef<readonly Account[]> {
  return {
    key: resourceKey('accounts', 'list', kind),
    load: (api, signal) => listAccounts(api, kind, signal),
  };
}

/** An account, with where it comes from. */
export type AccountOfKind = Account & { readonly kind: UserKind };

/** All accounts, kind after kind. */
export const everyone: ResourceRef<readonly AccountOfKind[]> = {
  key: resourceKey('accounts', 'everyone'),
  load: async (api, signal) => {
    const lists = USER_KINDS.map(async (kind) =>
      (await listAccounts(api, kind, signal)).map((account) => ({ ...account, kind })),
    );
    return (await Promise.all(lists)).flat();
  },
};

/** The permissions that can be granted. */
export const permissions: ResourceRef<readonly GrantedPermission[]> = {
  key: resourceKey('permissions', 'list'),
  load: (api, signal) => listPermissions(api, signal),
};
