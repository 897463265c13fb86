import type { ServerContext } from '../context.js';
import { conflict } from './refusal.js';
import { hasAdministrator } from '../store/permissions.js';

/**
 * Runs a change of accounts and rights. `change` must not wait.
 * @throws Refusal 409, with nothing changed, where the last user who can manage access could not do so after it
 */
export function keepingAdministrator<Result>(
  { db, identityProvider }: Pick<ServerContext, 'db' | 'identityProvider'>,
  change: () => Result,
): Result {
  const isThere = () => hasAdministrator(db, identityProvider ? ['managed', 'oidc'] : ['managed']);
  return db.transaction(() => {
    const wasThere = isThere();
    const result = change();
    if (wasThere && !isThere()) throw conflict(LAST_ADMINISTRATOR);
    return result;
  });
}

const LAST_ADMINISTRATOR =
  'After this change, no one who can sign in would have the ACCESS_MANAGEMENT permission. Grant it to someone else first.';
