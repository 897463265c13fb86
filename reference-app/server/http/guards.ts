import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';

import { hasPermission } from '../../../src/domain/hasPermission.js';
import type { CorePermission } from '../../../src/domain/permissions.js';
import type { ApiContext, ApiEnv, Caller, ServerContext } from '../context.js';
import { permissionNamesOfTeam, permissionNamesOfUser } from '../store/permissions.js';
import { IDENTITY_PROVIDERS } from '../store/secrets.js';
import { findApiKey } from '../store/teams.js';
import { isSessionEnded } from '../store/sessions.js';
import { findUser, teamIdsOf } from '../store/users.js';
import { described } from './described.js';
import { refuse } from './refusal.js';

/**
 * Lets callers pass that hold any one of the permissions: 401 without valid credentials, 403 otherwise.
 * Permissions are those of now, read from the database; the claim of a token is for user interfaces only.
 */
export function permit(...permissions: [CorePermission, ...CorePermission[]]): MiddlewareHandler<ApiEnv> {
  return described({ access: permissions }, async (c, next) => {
    negotiate(c);
    const caller = await identify(c);
    if (!permissions.some((permission) => hasPermission(caller.permissions, permission))) throw refuse(403);
    await next();
  });
}

/** Lets every caller pass that is signed in or has a key, whatever their permissions. */
export function signedIn(): MiddlewareHandler<ApiEnv> {
  return described({ access: 'signedIn' }, async (c, next) => {
    negotiate(c);
    await identify(c);
    await next();
  });
}

/** Allows everyone. Every route has one of the three guards, so that a forgotten one is noticed in review. */
export function open(): MiddlewareHandler<ApiEnv> {
  return described({ access: 'open' }, async (c, next) => {
    negotiate(c);
    await next();
  });
}

/**
 * Names the content types of an endpoint that does not answer JSON. It is placed before the guard. The first
 * type labels rejections.
 */
export function produces(...contentTypes: [string, ...string[]]): MiddlewareHandler<ApiEnv> {
  return described({ produces: contentTypes }, async (c, next) => {
    c.set('produces', contentTypes);
    await next();
  });
}

/** The caller of a guarded route. */
export function callerOf(c: ApiContext): Caller {
  return c.get('caller');
}

/** Identifies the caller of a request in one word: a user, an API key, or anyone who is not signed in. */
export function keyOfCaller(c: ApiContext): string {
  const caller = c.get('caller') as Caller | undefined;
  return caller ? `${caller.kind} ${caller.id}` : 'anybody';
}

async function identify(c: ApiContext): Promise<Caller> {
  const caller = await findCaller(c);
  if (!caller) throw refuse(401);
  c.set('caller', caller);
  return caller;
}

// The token is checked first: an invalid one is rejected even beside a valid key.
async function findCaller(c: ApiContext): Promise<Caller | undefined> {
  const server = c.get('server');
  const authorization = c.req.header('authorization');
  if (authorization !== undefined) {
    if (!authorization.startsWith('Bearer ')) return undefined;
    return userOfToken(server, authorization.slice('Bearer '.length));
  }
  const cookie = getCookie(c, 'Authorization-Token');
  if (cookie) return userOfToken(server, cookie);
  const key = c.req.header('x-api-key');
  return key === undefined ? undefined : ownerOfKey(server, key);
}

async function userOfToken(server: ServerContext, token: string): Promise<Caller | undefined> {
  const owner = await server.secrets.readToken(token);
  if (!owner) return undefined;
  const { db } = server;
  const user = findUser(db, owner.username);
  if (!user || user.suspended) return undefined;
  // An account that was deleted may have left its name to one of another kind, though not its sessions.
  if (IDENTITY_PROVIDERS[user.kind] !== owner.identityProvider) return undefined;
  const { sessionMark, tokenId, expiresAt } = owner;
  if (tokenId !== undefined && isSessionEnded(db, tokenId)) return undefined;
  const isKept = tokenId !== undefined && tokenId === user.keptToken;
  if (sessionMark !== user.sessionMark && !isKept) return undefined;
  return {
    kind: 'user',
    id: user.id,
    username: user.username,
    userKind: user.kind,
    token: { tokenId, expiresAt },
    teamIds: teamIdsOf(db, user),
    permissions: new Set(permissionNamesOfUser(db, user.id)),
  };
}

function ownerOfKey(server: ServerContext, key: string): Caller | undefined {
  const { db } = server;
  const found = findApiKey(server, key);
  if (!found) return undefined;
  server.keyUsage.note(found.id);
  return {
    kind: 'apiKey',
    id: found.id,
    teamIds: [found.teamId],
    permissions: new Set(permissionNamesOfTeam(db, found.teamId)),
  };
}

// Before anything else, as the reference does: who cannot read the answer is not asked who they are.
function negotiate(c: ApiContext): void {
  const accept = c.req.header('accept');
  if (accept === undefined || accept.trim() === '') return;
  const offered = c.get('produces') ?? ['application/json'];
  const wanted = accept.split(',').map((range) => (range.split(';')[0] ?? '').trim().toLowerCase());
  const fits = (range: string) =>
    range === '*/*' ||
    range === '*' ||
    offered.some((type) => type === range || `${type.split('/')[0]}/*` === range);
  if (!wanted.some(fits)) throw refuse(406);
}
