import type { ApiContext } from '../context.js';

/**
 * Returns whether a browser sends a request for a page of another origin that is not allowed by name to read
 * answers. Programs that are not browsers do not name a page.
 */
export function isForeignPage(c: ApiContext): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined && c.get('server').options.corsOrigins.includes(origin)) return false;
  // Says it also behind a proxy that changes the name of the host, but is sent by https and on this machine alone.
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  return origin !== undefined && hostOf(origin) !== (c.req.header('host') ?? new URL(c.req.url).host);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
