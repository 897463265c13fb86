import type { WidgetManifest } from '../../WidgetManifest.js';

export const manifest: WidgetManifest = {
  name: 'ProjectViolations',
  group: 'project',
  purpose: 'list and audit the policy violations of a project',
  permissions: ['VIEW_POLICY_VIOLATION'],
  budgetKb: 85,
  components: {
    ProjectViolations: { props: { projectId: '$projectId' }, shows: 'No old logging', opens: ['Columns'] },
  },
  console: { route: 'projects/:projectId/*' },
};
