import { inAppTarget } from './inAppTarget.js';

/** The place of a user who is not signed in. */
export interface SignedOutPlace {
  page: 'signIn' | 'changePassword';
  /** The page to go to after signing in, below the base path. */
  redirect: string | undefined;
}

/**
 * Returns the meaning of a URL for a signed-out user: each page except the public ones is a page to return
 * to.
 */
export function signedOutPlace(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  basePath: string,
): SignedOutPlace {
  const path = location.pathname.startsWith(`${basePath}/`)
    ? location.pathname.slice(basePath.length)
    : location.pathname;
  const page = path.replace(/\/+$/, '');
  if (page === '/login' || page === '/change-password') {
    const redirect = inAppTarget(new URLSearchParams(location.search).get('redirect'), basePath);
    return { page: page === '/login' ? 'signIn' : 'changePassword', redirect };
  }
  return { page: 'signIn', redirect: inAppTarget(path + location.search + location.hash) };
}

/** Returns the URL of a signed-out place. */
export function addressOf({ page, redirect }: SignedOutPlace, basePath: string): string {
  const query = redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`;
  return `${basePath}${page === 'signIn' ? '/login' : '/change-password'}${query}`;
}
