import type { ComponentType } from 'react';

/** A page of the console. Its code is loaded when a user opens it. */
export interface PageRoute {
  /** Below the base path, as the router reads it. */
  readonly path: string;
  /** The widgets that the page may start with. Their words are requested together with its code. */
  readonly widgets: readonly string[];
  readonly load: () => Promise<ComponentType>;
}

/** The pages that show widgets. A test holds them against the manifests of the widgets. */
export const PAGES: readonly PageRoute[] = [
  {
    path: 'projects',
    widgets: ['ProjectList'],
    load: async () => (await import('./ProjectsPage.js')).ProjectsPage,
  },
  {
    path: 'projects/:projectId/*',
    // Its tabs are loaded separately.
    widgets: ['ProjectHeader'],
    load: async () => (await import('./ProjectPage.js')).ProjectPage,
  },
  {
    path: 'projects/:projectId/compare',
    widgets: ['ProjectComparison'],
    load: async () => (await import('./ComparisonPage.js')).ComparisonPage,
  },
  {
    path: 'projects/:projectId/receipt',
    widgets: ['UploadReceipt'],
    load: async () => (await import('./ReceiptPage.js')).ReceiptPage,
  },
  {
    path: 'services/:serviceId',
    widgets: ['ServiceDetail'],
    load: async () => (await import('./ServicePage.js')).ServicePage,
  },
  {
    path: 'vulnerabilities',
    widgets: ['VulnerabilityList'],
    load: async () => (await import('./VulnerabilitiesPage.js')).VulnerabilitiesPage,
  },
  {
    path: 'vulnerabilities/:source/:vulnId/*',
    widgets: ['VulnerabilityDetail'],
    load: async () => (await import('./VulnerabilityPage.js')).VulnerabilityPage,
  },
  {
    path: 'admin/*',
    // Its panels are loaded separately.
    widgets: [],
    load: async () => (await import('./AdminPage.js')).AdminPage,
  },
  {
    path: 'policy/*',
    widgets: ['PolicyEditor'],
    load: async () => (await import('./PoliciesPage.js')).PoliciesPage,
  },
  {
    path: 'change-password',
    widgets: ['PasswordChange'],
    load: async () => (await import('./PasswordPage.js')).PasswordPage,
  },
  {
    path: 'dashboard',
    widgets: ['PortfolioDashboard'],
    load: async () => (await import('./DashboardPage.js')).DashboardPage,
  },
  {
    path: 'components',
    widgets: ['ComponentSearch'],
    load: async () => (await import('./ComponentsPage.js')).ComponentsPage,
  },
  {
    path: 'components/:componentId/*',
    widgets: ['ComponentDetail'],
    load: async () => (await import('./ComponentPage.js')).ComponentPage,
  },
  {
    path: 'policyViolationAudit',
    widgets: ['ViolationAudit'],
    load: async () => (await import('./PolicyViolationAuditPage.js')).PolicyViolationAuditPage,
  },
  {
    path: 'licenses',
    widgets: ['LicenseList'],
    load: async () => (await import('./LicensesPage.js')).LicensesPage,
  },
  {
    path: 'licenses/:licenseId/*',
    widgets: ['LicenseDetail'],
    load: async () => (await import('./LicensePage.js')).LicensePage,
  },
  {
    path: 'policy/licenseGroups',
    widgets: ['LicenseGroupList'],
    load: async () => (await import('./LicenseGroupsPage.js')).LicenseGroupsPage,
  },
  {
    path: 'vulnerabilityAudit',
    widgets: ['FindingAudit'],
    load: async () => (await import('./VulnerabilityAuditPage.js')).VulnerabilityAuditPage,
  },
];
