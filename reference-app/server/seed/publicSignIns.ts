import type { ServerContext } from '../context.js';
import { isPassword } from '../rules/passwords.js';
import { findUserOfKind } from '../store/users.js';
import { demoSignIns } from '../rules/demoSignIns.js';

/** A user who can sign in with a publicly known password. */
export interface PublicSignIn {
  username: string;
  password: string;
  /** The permissions or the first task of the user, in a few words. */
  role: string;
}

/** Users of the demo, or of a new database, who still have the password they were made with. */
export async function publicSignInsOf({ db, options }: ServerContext): Promise<PublicSignIn[]> {
  const signIns = await Promise.all(
    demoSignIns.map(async ({ username, password, role }) => {
      const user = findUserOfKind(db, 'managed', username);
      if (!user || user.suspended || !(await isPassword(password, user.passwordHash, options.hashCost)))
        return [];
      return [{ username, password, role: user.forcePasswordChange ? 'asks for another password' : role }];
    }),
  );
  return signIns.flat();
}
