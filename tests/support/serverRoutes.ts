import type { Server } from '../../reference-app/server/app.js';

/**
 * All that a server answers, what is harmless first: what deletes stands behind it, parts before the whole, and last what ends
 * the session of the caller.
 */
export function routesByHarm(server: Server): Server['routes'] {
  return [...server.routes].sort(
    (left, right) => harmOf(left) - harmOf(right) || right.path.length - left.path.length,
  );
}

function harmOf({ method, path }: Server['routes'][number]): number {
  if (path.endsWith('/user/logout')) return 2;
  return method === 'DELETE' ? 1 : 0;
}
