import { array, string } from 'superstruct';
import { claimsOf } from '../api/claims.js';
import { call, pathOf, type ApiClient } from '../api/client.js';
import { ApiError } from '../api/errors.js';
import { getServer } from '../api/servers.js';
import { getUserSelf } from '../api/users.js';
import { PERMISSIONS } from '../domain/permissions.js';
import { isSince } from '../domain/serverLine.js';
import { TeamOfUserStruct, type NamedThing, type UserSelf } from '../schema/user.js';
import type { AuthContext } from './types.js';

/**
 * Loads the owner of a client's token or API key and their permissions, for the `auth` of widgets. An API key
 * has the permissions of its team and no user. A server without sign-in allows everything.
 * @throws ApiError 401 when the server accepts neither; NetworkError
 * @public
 */
export async function loadAuth(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<Pick<AuthContext, 'user' | 'permissions'>> {
  const self = await getUserSelf(api, signal).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  });
  if (!self) {
    const team = await call(api, { path: pathOf('team', 'self'), signal }, TeamOfUserStruct);
    return { permissions: namesOf(team.permissions) };
  }
  const { username, fullname } = self;
  if (username === undefined) return { permissions: PERMISSIONS };
  const user = { username, ...(fullname && { name: fullname }) };
  return { user, permissions: await permissionsOfUser(api, self, signal) };
}

/** 4.x reports the permissions from teams in the token alone, 5.0 on request. */
async function permissionsOfUser(
  api: ApiClient,
  self: UserSelf,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const claims = claimsOf((await api.getToken?.()) ?? '');
  if (claims) return claims.permissions;
  const { capabilities } = await getServer(api);
  if (!isSince(capabilities.line, '5.0')) return permissionsOf(self);
  return call(api, { path: pathOf('user', 'self', 'permissions'), signal }, array(string()));
}

function permissionsOf({ permissions, teams = [] }: UserSelf): string[] {
  const names = [permissions, ...teams.map((team) => team.permissions)].flatMap(namesOf);
  return [...new Set(names)];
}

const namesOf = (things: readonly NamedThing[] = []) => things.map(({ name }) => name);
