import type { ComponentType } from 'react';

/** A page of the console, whose code is loaded when somebody goes there. */
export interface PageRoute {
  /** Below the base path, as the router reads it. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** The pages that show widgets. A test holds them against the manifests of the widgets. */
export const PAGES: readonly PageRoute[] = [
  { path: 'projects', load: async () => (await import('./ProjectsPage.js')).ProjectsPage },
  { path: 'projects/:projectId/*', load: async () => (await import('./ProjectPage.js')).ProjectPage },
  {
    path: 'vulnerabilities',
    load: async () => (await import('./VulnerabilitiesPage.js')).VulnerabilitiesPage,
  },
  {
    path: 'vulnerabilities/:source/:vulnId/*',
    load: async () => (await import('./VulnerabilityPage.js')).VulnerabilityPage,
  },
  { path: 'admin/*', load: async () => (await import('./AdminPage.js')).AdminPage },
  { path: 'change-password', load: async () => (await import('./PasswordPage.js')).PasswordPage },
];
