import type { NavigationAdapter } from 'bomdeck';
import type { createBrowserRouter } from 'react-router-dom';
import { pathOfTarget } from './paths.js';

/** Lets the widgets lead to the pages of this console. */
export function navigationAdapter(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>,
  basePath: string,
): NavigationAdapter {
  return {
    href(target) {
      const path = pathOfTarget(target);
      return path === undefined ? undefined : basePath + path;
    },
    go(target) {
      const path = pathOfTarget(target);
      if (path !== undefined) void router.navigate(path);
    },
  };
}
