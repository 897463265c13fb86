import { withoutSlashesAtEnd } from '../../../src/domain/withoutSlashes.js';
import type { ApiRouter } from '../context.js';

// The reference lists them in this order.
const ORDER = ['HEAD', 'DELETE', 'PATCH', 'POST', 'GET', 'OPTIONS', 'PUT'];

/**
 * Returns a function that gives the methods of a path, for 405 and for OPTIONS; none for an unknown path.
 * Call it when all routes are mounted.
 */
export function allowedMethods(api: ApiRouter): (path: string) => string[] {
  const known = new Map<string, Set<string>>();
  for (const { path, method } of routesOf(api)) {
    known.set(path, (known.get(path) ?? new Set()).add(method));
  }
  const patterns = [...known].map(([path, methods]) => ({ pattern: patternOf(path), methods }));
  return (path) => {
    const bare = path.length > 1 ? withoutSlashesAtEnd(path) : path;
    const matching = patterns
      .filter(({ pattern }) => pattern.test(bare))
      .flatMap(({ methods }) => [...methods]);
    if (matching.length === 0) return [];
    const all = new Set([...matching, 'OPTIONS', ...(matching.includes('GET') ? ['HEAD'] : [])]);
    return ORDER.filter((method) => all.has(method));
  };
}

/** Every method of every path, once. */
export function routesOf(api: ApiRouter): { method: string; path: string }[] {
  const routes = new Map(api.routes.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  return [...routes.values()].filter(({ method }) => method !== 'ALL');
}

function patternOf(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const own = /\{(.+)\}\??$/.exec(segment)?.[1];
    return own ? `(?:${own})` : '[^/]+';
  });
  return new RegExp(`^${segments.join('/')}$`);
}
