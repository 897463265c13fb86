/** What lists are about, as heads of columns, tabs and names of lists. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const project = msg('subject.project', 'Project', 'Head of a column with names of projects; label of the field that finds one');

export const projects = msg('subject.projects', 'Projects', 'Name of a list of projects; head of a column with their number');

export const component = msg('subject.component', 'Component', 'Head of a column with names of components; label of one with its version and group');

export const components = msg('subject.components', 'Components', 'Name of a list of components; tab of a project page; head of a column with their number');

export const vulnerability = msg('subject.vulnerability', 'Vulnerability', 'Head of a column with identifiers such as CVE-2021-44228');

export const vulnerabilities = msg('subject.vulnerabilities', 'Vulnerabilities', 'Name of a list of vulnerabilities; head of a column with their counts by severity');

export const findings = msg('subject.findings', 'Findings', 'Name of the table of vulnerabilities of one project; tab of a project page; head of a column with their number');

export const violations = msg('subject.violations', 'Policy violations', 'Tab of a project page; head of a column with their counts by state; choice of what is marked in a graph: components that violate policies');

export const dependencyGraph = msg('subject.dependencyGraph', 'Dependency graph', 'Tab of a project page; head of a column with links to it');

export const overview = msg('subject.overview', 'Overview', 'First tab of the page of a project or a vulnerability: what it is');

export const properties = msg('subject.properties', 'Properties', 'Facts that somebody added to a component or a project: name of their list, of the tab with it, of a switch');

export const projectCount = msg<{ count: number }>('subject.projectCount', '{count, plural, one {# project} other {# projects}}', 'Number of projects in a list that has no heads of columns, as on phones');

export const componentCount = msg<{ count: number }>('subject.componentCount', '{count, plural, one {# component} other {# components}}', 'Number of components, in a field or a list of what is deleted');

export const violationCount = msg<{ count: number }>(
  'subject.violationCount',
  '{count, plural, one {# policy violation} other {# policy violations}}',
  'Number of policy violations, as a mark of a component or in a list of what is deleted',
);
