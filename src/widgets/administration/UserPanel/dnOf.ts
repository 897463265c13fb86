import type { Account } from '../../../schema/access.js';

/** The distinguished name of a user; undefined until the server has asked the directory for it. */
export function dnOf({ dn }: Account): string | undefined {
  return dn === 'Syncing...' ? undefined : dn;
}
