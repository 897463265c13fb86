import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ApiClient, UserSelf } from 'bomdeck';
import { isRefusal } from './loadPermissions.js';

/** The signed-in user, as reported by the server. */
export interface User {
  username?: string;
  fullname?: string;
  isLocal: boolean;
}

/**
 * Requests the signed-in user once, which also shows early that a stored token is no longer valid. Any other
 * failure is temporary: the name from the token is kept, and the session continues.
 * @returns the user, and a function that accepts a user that other code received from the server
 */
export function useUser(
  api: ApiClient,
  onRefused: () => void,
): [User | undefined, (answer: UserSelf) => void] {
  const [user, setUser] = useState<User>();
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    const controller = new AbortController();
    api
      .send({ path: '/api/v1/user/self', signal: controller.signal })
      .then((response) => response.json())
      .then((answer: unknown) => setUser(userOf(answer)))
      .catch((error: unknown) => {
        if (isRefusal(error)) refused();
      });
    return () => controller.abort();
  }, [api]);
  const take = useCallback((answer: UserSelf) => setUser(userOf(answer)), []);
  return [user, take];
}

function userOf(answer: unknown): User | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { username, fullname, suspended } = answer as Record<string, unknown>;
  return {
    username: typeof username === 'string' ? username : undefined,
    fullname: typeof fullname === 'string' && fullname !== '' ? fullname : undefined,
    // Users of a directory cannot be suspended here.
    isLocal: suspended !== undefined,
  };
}
