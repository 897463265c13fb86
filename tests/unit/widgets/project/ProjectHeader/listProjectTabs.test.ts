import { expect, it } from 'vitest';
import { listProjectTabs } from '../../../../../src/widgets/project/ProjectHeader/listProjectTabs.js';
import type { Project } from '../../../../../src/schema/project.js';

const METRICS = { critical: 0, high: 0, medium: 0, low: 0, vulnerabilities: 0, inheritedRiskScore: 0 };
const project: Project = {
  uuid: 'a',
  name: 'a',
  metrics: { ...METRICS, components: 412, findingsTotal: 38 },
};
const may = (...permissions: string[]) => ({ can: (name: string) => permissions.includes(name) });

it('offers the tabs that exist and that the user may open, with what is behind them', () => {
  const host = may('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VIEW_POLICY_VIOLATION');

  expect(listProjectTabs(host, project, ['components', 'findings'])).toEqual([
    { tab: 'components', count: 412 },
    { tab: 'findings', count: 38 },
  ]);
});

it('leaves out findings and predictions without the right to see vulnerabilities', () => {
  const tabs = listProjectTabs(may('VIEW_PORTFOLIO'), project, [
    'components',
    'findings',
    'epss',
    'policyViolations',
  ]);

  expect(tabs).toEqual([{ tab: 'components', count: 412 }]);
});

it('claims no number before the project was measured', () => {
  const tabs = listProjectTabs(may('VIEW_PORTFOLIO'), { ...project, metrics: undefined }, ['components']);

  expect(tabs).toEqual([{ tab: 'components', count: undefined }]);
});
