import { createContext, useContext } from 'react';
import type { UserSelf } from 'bomdeck';

/** The session data that the shell shows, and the actions it can perform. */
export interface SessionActions {
  /** Absent on a server without sign-in. */
  signOut?: () => void;
  /** Absent on a server without sign-in. */
  user?: { username: string; name?: string };
  /** Names of the rights of the user. */
  permissions: readonly string[];
  /** True when the account belongs to the server, so that its password is changed here. */
  isLocal: boolean;
  /** Takes the user as the server has it after a change. */
  onUserChanged?: (user: UserSelf) => void;
}

export const SessionContext = createContext<SessionActions | undefined>(undefined);

/** The session of the signed-in user, or of all users on a server that does without sign-in. */
export function useSession(): SessionActions {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession has no place on the pages before the sign-in.');
  return session;
}
