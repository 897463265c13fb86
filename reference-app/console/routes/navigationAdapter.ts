import type { NavigationAdapter, NavigationTarget } from 'bomdeck';
import type { createBrowserRouter } from 'react-router-dom';
import { pathOfTarget } from './paths.js';

/** Lets the widgets lead to the pages of this console. */
export function navigationAdapter(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>,
  basePath: string,
): NavigationAdapter {
  /** The page of a vulnerability knows the list that led to it, also after one of its tabs or aliases was opened. */
  const stateFor = ({ to }: NavigationTarget) => {
    const { pathname, search, state } = router.state.location;
    if (to !== 'vulnerability') return undefined;
    return { listSearch: pathname === `${basePath}/vulnerabilities` ? search : listSearchOf(state) };
  };
  return {
    href(target) {
      const path = pathOfTarget(target);
      return path === undefined ? undefined : basePath + path;
    },
    go(target) {
      const path = pathOfTarget(target);
      if (path !== undefined) void router.navigate(path, { state: stateFor(target) });
    },
  };
}

/**
 * Returns the state of the list of vulnerabilities from which a vulnerability was opened, as it appeared in
 * the URL.
 * @param state - of the history, for the page of the vulnerability
 */
export function listSearchOf(state: unknown): string {
  const { listSearch } = (state ?? {}) as { listSearch?: unknown };
  return typeof listSearch === 'string' ? listSearch : '';
}
