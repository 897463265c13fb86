import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ApiClient, UserSelf } from 'bomdeck';
import { isRefusal } from './loadPermissions.js';

/** What the server says of the signed-in user. */
export interface User {
  username?: string;
  fullname?: string;
  isLocal: boolean;
}

/**
 * Asks once who is signed in; it also finds out early when a kept token is no longer good. Any other failure is a
 * hiccup: the name stays as the token has it, and the session goes on.
 * @returns also what takes a user that somebody else has got from the server
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
