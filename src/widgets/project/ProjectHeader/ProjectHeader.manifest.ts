import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectHeader',
  group: 'project',
  purpose: 'put a header and tabs on a project page',
  permissions: ['VIEW_PORTFOLIO'],
  budgetKb: 54,
  components: {
    ProjectHeader: {
      props: { projectId: '$projectId', tab: 'findings', hasUpload: true },
      shows: 'shop',
      opens: ['Upload BOM'],
    },
    ProjectTabs: {
      props: { projectId: '$projectId', tab: 'findings', tabs: ['components', 'findings'] },
      says: 'subject.findings',
    },
  },
  console: { route: 'projects/:projectId/*' },
};
