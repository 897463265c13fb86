import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, replace, type RouteObject } from 'react-router-dom';
import { loadMessagesFor, whenMessagesLoaded } from 'bomdeck';
import { inAppTarget } from '../session/inAppTarget.js';
import { Shell } from '../shell/Shell.js';
import { START_PAGE } from '../startPage.js';
import { latePage, loadReachable } from './latePage.js';
import { LeaveGuard } from './LeaveGuard.js';
import { PAGES, type PageRoute } from './pages.js';
import { AUDIT_TABS, LEGACY_PAGES, legacyTarget } from './paths.js';
import { PageProblem } from './PageProblem.js';

/** Creates the router with the pages behind the sign-in. Each page is a separate chunk. */
export function createRouter(basePath: string) {
  return createBrowserRouter(routes(basePath), { basename: basePath || '/' });
}

/** Fetches the code of the page at an address below the base path, such as `/projects?page=2`; none for one that leads elsewhere. */
export async function prefetchPage(address: string): Promise<void> {
  const { lazy } = matchRoutes(pages(''), address.replace(/[?#].*$/, ''))?.at(-1)?.route ?? {};
  if (typeof lazy === 'function') await lazy();
}

function routes(basePath: string): RouteObject[] {
  return [
    {
      // Both are the same to React, so a menu that was opened early stays open when the first page arrives.
      element: <ConsoleFrame />,
      hydrateFallbackElement: <ConsoleFrame isStarting />,
      errorElement: <PageProblem />,
      children: [{ errorElement: <PageProblem />, children: pages(basePath) }],
    },
  ];
}

function ConsoleFrame({ isStarting = false }: { isStarting?: boolean }) {
  return (
    <>
      <LeaveGuard />
      <Shell isStarting={isStarting} />
    </>
  );
}

function pages(basePath: string): RouteObject[] {
  return [
    { index: true, ...leadingTo(() => START_PAGE) },
    {
      path: 'login',
      ...leadingTo((query) => inAppTarget(query.get('redirect'), basePath) ?? START_PAGE),
    },
    ...PAGES.map((page) => ({ path: page.path, lazy: () => componentOf(() => withWords(page)) })),
    ...Object.entries(AUDIT_TABS).map(([path, target]) => ({ path, ...leadingTo(() => target) })),
    ...LEGACY_PAGES.map((page) => ({
      path: page,
      // One that names nothing leads to the list.
      ...leadingTo((query) => legacyTarget(page, query) ?? LISTS[page] ?? '/projects'),
    })),
    {
      path: '*',
      lazy: () => componentOf(async () => (await import('./NotFoundPage.js')).NotFoundPage),
    },
  ];
}

const LISTS: Readonly<Record<string, string | undefined>> = {
  vulnerability: '/vulnerabilities',
  component: '/components',
  license: '/licenses',
};

/**
 * Returns a page in the form the router needs. The router never retries a page that could not be loaded, so
 * its placeholder does.
 */
async function componentOf(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  try {
    return { Component: await loadReachable(load) };
  } catch (error) {
    return { Component: latePage(load, error) };
  }
}

/** A page and its words, neither of which waits for the other. */
async function withWords({ load, widgets }: PageRoute) {
  // Messages that cannot be loaded appear in English.
  const words = loadMessagesFor(document.documentElement.lang, widgets).catch(() => {});
  const component = await load();
  await words;
  await whenMessagesLoaded();
  return component;
}

/** An address that only leads elsewhere, and that Back does not lead to again; the element keeps the router from warning of an empty page. */
function leadingTo(target: (query: URLSearchParams) => string): Pick<RouteObject, 'loader' | 'element'> {
  return {
    element: <></>,
    loader: ({ request }) => replace(target(new URL(request.url).searchParams)),
  };
}
