import { UserSelfStruct, type Profile, type UserSelf } from '../schema/user.js';
import { call, command, outlineOf, pathOf, textOf, type ApiClient, type ApiRequest } from './client.js';
import { ApiError, ShapeError } from './errors.js';

/** The reason for a rejected sign-in, in the server's words. @public */
export type SignInRefusal =
  | 'INVALID_CREDENTIALS'
  | 'FORCE_PASSWORD_CHANGE'
  | 'EXPIRED_CREDENTIALS'
  | 'SUSPENDED'
  | 'UNMAPPED_ACCOUNT'
  | 'OTHER';

/**
 * Signs in with a user name and a password, of the server or of a directory.
 * @returns the session token
 * @throws ApiError 401 or 403; {@link signInRefusalOf} says why
 */
export async function signIn(
  api: ApiClient,
  credentials: { username: string; password: string },
  signal?: AbortSignal,
): Promise<string> {
  const request: ApiRequest = {
    method: 'POST',
    path: pathOf('user', 'login'),
    body: new URLSearchParams(credentials),
    accept: 'text/plain',
    isPublic: true,
    signal,
  };
  return sessionTokenIn(await api.send(request), request);
}

/**
 * Returns true when the server supports sign-in through an identity provider: it is set up there, and
 * reachable from there. The host must know which provider and which client to use.
 * @throws ApiError, NetworkError, and ShapeError when the answer is neither yes nor no
 * @public
 */
export async function isIdentityProviderAvailable(api: ApiClient, signal?: AbortSignal): Promise<boolean> {
  const request: ApiRequest = {
    path: pathOf('oidc', 'available'),
    accept: 'text/plain',
    isPublic: true,
    signal,
  };
  const answer = (await textOf(await api.send(request), request)).trim();
  if (answer !== 'true' && answer !== 'false')
    throw new ShapeError(outlineOf(request), '', 'expected true or false');
  return answer === 'true';
}

/** The tokens that an identity provider gave to the host when someone returned from it. @public */
export interface IdentityProviderTokens {
  /** Says to the server who it is. */
  idToken: string;
  /** Lets the server ask the provider for more; without it the ID token has to hold everything. */
  accessToken?: string;
}

/**
 * Signs in a user whom an identity provider knows. Forget the tokens afterwards, whatever the result.
 * @returns the session token; undefined when the server has no provider set up, or cannot reach it
 * @throws ApiError 401 or 403 when the server rejects them; `SignIn` words it
 * @public
 */
export async function signInWithIdentityProvider(
  api: ApiClient,
  tokens: IdentityProviderTokens,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { idToken, accessToken } = tokens;
  const request: ApiRequest = {
    method: 'POST',
    path: pathOf('user', 'oidc', 'login'),
    body: new URLSearchParams({ idToken, ...(accessToken !== undefined && { accessToken }) }),
    accept: 'text/plain',
    isPublic: true,
    signal,
  };
  const response = await api.send(request);
  return response.status === 204 ? undefined : sessionTokenIn(response, request);
}

async function sessionTokenIn(response: Response, request: ApiRequest): Promise<string> {
  const token = (await textOf(response, request)).trim();
  // A page of a proxy with status 200 must not become a token.
  if (!/^[\w.~+/=-]+$/.test(token)) throw new ShapeError(outlineOf(request), '', 'expected a session token');
  return token;
}

/**
 * Returns the reason why {@link signIn}, {@link signInWithIdentityProvider}, or {@link changePassword} was
 * rejected. Undefined for failures that are not about the account.
 */
export function signInRefusalOf(error: unknown): SignInRefusal | undefined {
  if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return undefined;
  const known: readonly string[] = [
    'INVALID_CREDENTIALS',
    'FORCE_PASSWORD_CHANGE',
    'EXPIRED_CREDENTIALS',
    'SUSPENDED',
    'UNMAPPED_ACCOUNT',
  ] satisfies SignInRefusal[];
  return known.includes(error.reason ?? '') ? (error.reason as SignInRefusal) : 'OTHER';
}

/** A password change by a user who is not signed in, or has to change the password first. @public */
export interface PasswordChange {
  /** The user whose password changes. */
  username: string;
  /** The current one. */
  password: string;
  /** The new one. */
  newPassword: string;
  /** The new one again. */
  confirmPassword: string;
}

/**
 * Changes a password. Sign in again afterwards.
 * @throws ApiError 400 with the field when the new one is too short for the server, 401 and 403 as for {@link
 * signIn}, 406 when both new ones differ, equal the old one, or the account belongs to a directory
 */
export function changePassword(api: ApiClient, change: PasswordChange, signal?: AbortSignal): Promise<void> {
  return command(api, {
    method: 'POST',
    path: pathOf('user', 'forceChangePassword'),
    body: new URLSearchParams({ ...change }),
    accept: 'text/plain',
    isPublic: true,
    signal,
  });
}

/**
 * Loads the signed-in user; empty where the server does without sign-in.
 * @throws ApiError 401 when the session has ended
 */
export function getUserSelf(api: ApiClient, signal?: AbortSignal): Promise<UserSelf> {
  return call(api, { path: pathOf('user', 'self'), signal }, UserSelfStruct);
}

/**
 * Changes the name and email address of the signed-in user, who must be a user of the server itself.
 * @returns the user as the server has it now
 * @throws ApiError 400 for a user of a directory, and with the rejected fields; 401 when the session has
 * ended
 */
export function updateUserSelf(api: ApiClient, profile: Profile, signal?: AbortSignal): Promise<UserSelf> {
  return call(api, { method: 'POST', path: pathOf('user', 'self'), body: profile, signal }, UserSelfStruct);
}
