import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { inAppTarget } from '../session/inAppTarget.js';
import { Shell } from '../shell/Shell.js';
import { LEGACY_PAGES, legacyTarget } from './paths.js';
import { PageProblem } from './PageProblem.js';

/** The pages behind the sign-in. Each is a chunk of its own. */
export function createRouter(basePath: string) {
  return createBrowserRouter(routes(basePath), { basename: basePath || '/' });
}

function routes(basePath: string): RouteObject[] {
  return [
    {
      element: <Shell />,
      hydrateFallbackElement: <Shell isStarting />,
      errorElement: <PageProblem />,
      children: [
        { errorElement: <PageProblem />, children: pages(basePath) },
      ],
    },
  ];
}

function pages(basePath: string): RouteObject[] {
  return [
    { index: true, loader: () => redirect('/projects') },
    // The dashboard comes with a later release; its address is what the original starts with.
    { path: 'dashboard', loader: () => redirect('/projects') },
    {
      path: 'login',
      loader: ({ request }) => {
        const asked = new URL(request.url).searchParams.get('redirect');
        return redirect(inAppTarget(asked, basePath) ?? '/projects');
      },
    },
    {
      path: 'projects',
      lazy: async () => ({ Component: (await import('./ProjectsPage.js')).ProjectsPage }),
    },
    {
      path: 'projects/:projectId/*',
      lazy: async () => ({ Component: (await import('./ProjectPage.js')).ProjectPage }),
    },
    {
      path: 'change-password',
      lazy: async () => ({ Component: (await import('./PasswordPage.js')).PasswordPage }),
    },
    ...LEGACY_PAGES.map((page) => ({
      path: page,
      loader: ({ request }: { request: Request }) => {
        const target = legacyTarget(page, new URL(request.url).searchParams);
        return redirect(target ?? '/projects');
      },
    })),
    {
      path: '*',
      lazy: async () => ({ Component: (await import('./NotFoundPage.js')).NotFoundPage }),
    },
  ];
}
