import type { Server } from '../../reference-app/server/app.js';

/**
 * Returns all routes of a server, harmless ones first. Those that delete come later, parts before the items
 * that contain them, and the route that ends the session of the caller comes last.
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
