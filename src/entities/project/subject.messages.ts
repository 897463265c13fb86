/** What lists are about, as heads of columns, tabs and names of lists. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const project = defineMessage({
  id: 'subject.project',
  defaultMessage: 'Project',
  description: 'Head of a column with names of projects; label of the field that finds one',
});

export const projects = defineMessage({
  id: 'subject.projects',
  defaultMessage: 'Projects',
  description: 'Name of a list of projects; head of a column with their number',
});

export const component = defineMessage({
  id: 'subject.component',
  defaultMessage: 'Component',
  description: 'Head of a column with names of components; label of one with its version and group',
});

export const components = defineMessage({
  id: 'subject.components',
  defaultMessage: 'Components',
  description: 'Name of a list of components; tab of a project page; head of a column with their number',
});

export const vulnerability = defineMessage({
  id: 'subject.vulnerability',
  defaultMessage: 'Vulnerability',
  description: 'Head of a column with identifiers such as CVE-2021-44228',
});

export const vulnerabilities = defineMessage({
  id: 'subject.vulnerabilities',
  defaultMessage: 'Vulnerabilities',
  description: 'Name of a list of vulnerabilities; head of a column with their counts by severity',
});

export const findings = defineMessage({
  id: 'subject.findings',
  defaultMessage: 'Findings',
  description:
    'Name of the table of vulnerabilities of one project; tab of a project page; head of a column with their number',
});

export const violations = defineMessage({
  id: 'subject.violations',
  defaultMessage: 'Policy violations',
  description:
    'Tab of a project page; head of a column with their counts by state; choice of what is marked in a graph: components that violate policies',
});

export const dependencyGraph = defineMessage({
  id: 'subject.dependencyGraph',
  defaultMessage: 'Dependency graph',
  description: 'Tab of a project page; head of a column with links to it',
});

export const overview = defineMessage({
  id: 'subject.overview',
  defaultMessage: 'Overview',
  description: 'First tab of the page of a project or a vulnerability: what it is',
});

export const properties = defineMessage({
  id: 'subject.properties',
  defaultMessage: 'Properties',
  description:
    'Facts that somebody added to a component or a project: name of their list, of the tab with it, of a switch',
});

export const projectCount = defineMessage<{ readonly count: number }>({
  id: 'subject.projectCount',
  defaultMessage: '{count, plural, one {# project} other {# projects}}',
  description: 'Number of projects in a list that has no heads of columns, as on phones',
});

export const componentCount = defineMessage<{ readonly count: number }>({
  id: 'subject.componentCount',
  defaultMessage: '{count, plural, one {# component} other {# components}}',
  description: 'Number of components, in a field or a list of what is deleted',
});

export const violationCount = defineMessage<{ readonly count: number }>({
  id: 'subject.violationCount',
  defaultMessage: '{count, plural, one {# policy violation} other {# policy violations}}',
  description: 'Number of policy violations, as a mark of a component or in a list of what is deleted',
});
