import { createContext, useContext } from 'react';

/** What the shell shows of the session and can do with it. */
export interface SessionActions {
  signOut: () => void;
  user: { username: string; name?: string };
  /** Names of the rights of the user. */
  permissions: readonly string[];
  /** Whether the account is the server's own. */
  canChangePassword: boolean;
}

export const SessionContext = createContext<SessionActions | undefined>(undefined);

/** The session of whoever is signed in. */
export function useSession(): SessionActions {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs somebody to be signed in.');
  return session;
}
