import { defineMessage } from 'react-intl';

export const messages = {
  projects: defineMessage({
    id: 'console.projects',
    defaultMessage: 'Projects',
    description: 'Name of the page that lists the projects: title, breadcrumb and entry of the navigation',
  }),
  project: defineMessage({
    id: 'console.project',
    defaultMessage: 'Project',
    description: 'Title of a project page until its name is known',
  }),
  components: defineMessage({
    id: 'console.components',
    defaultMessage: 'Components',
    description: 'Heading of that part of a project page, for screen readers',
  }),
  dependencyGraph: defineMessage({
    id: 'console.dependencyGraph',
    defaultMessage: 'Dependency graph',
    description: 'Heading of that part of a project page, for screen readers',
  }),
  findings: defineMessage({
    id: 'console.findings',
    defaultMessage: 'Findings',
    description: 'Heading of that part of a project page, for screen readers',
  }),
  vulnerabilities: defineMessage({
    id: 'console.vulnerabilities',
    defaultMessage: 'Vulnerabilities',
    description:
      'Name of the page that lists all vulnerabilities: title, breadcrumb and entry of the navigation',
  }),
  administration: defineMessage({
    id: 'console.administration',
    defaultMessage: 'Administration',
    description:
      'Name of the page of administration: heading, breadcrumb, and title until its panel is known',
  }),
  notFoundVulnerability: defineMessage({
    id: 'console.notFoundVulnerabilityTab',
    defaultMessage: 'This part of the vulnerability is not available in this console.',
    description:
      'Below console.notFound when the vulnerability may exist, but not the part of it that the address names',
  }),
  toVulnerability: defineMessage({
    id: 'console.toVulnerability',
    defaultMessage: 'Open the vulnerability',
    description: 'Link to the first part of the page of a vulnerability',
  }),
  changePassword: defineMessage({
    id: 'console.changePasswordPage',
    defaultMessage: 'Change password',
    description: 'Title of the page that changes the own password',
  }),
  passwordChanged: defineMessage({
    id: 'console.passwordChangedToast',
    defaultMessage: 'The password was changed. It counts from the next sign-in on.',
    description: 'Message after the own password was changed',
  }),
  notFound: defineMessage({
    id: 'console.notFound',
    defaultMessage: 'This page does not exist',
    description: 'Title of the page for an address that leads nowhere',
  }),
  notFoundAdvice: defineMessage({
    id: 'console.notFoundAdvice',
    defaultMessage: 'The address is wrong, or the page is not available in this console.',
    description: 'Below console.notFound',
  }),
  notFoundProject: defineMessage({
    id: 'console.notFoundTab',
    defaultMessage: 'This part of the project is not available in this console.',
    description:
      'Below console.notFound when the project exists, but not the part of it that the address names',
  }),
  goBack: defineMessage({
    id: 'console.goBack',
    defaultMessage: 'Go back',
    description: 'Button that goes to the page before',
  }),
  toProjects: defineMessage({
    id: 'console.toProjects',
    defaultMessage: 'All projects',
    description: 'Link to the list of projects',
  }),
  toProject: defineMessage({
    id: 'console.toProject',
    defaultMessage: 'Open the project',
    description: 'Link to the first part of a project',
  }),
  forbidden: defineMessage({
    id: 'console.forbidden',
    defaultMessage: 'You may not see this page',
    description: 'Title of a page that needs a right which the user lacks',
  }),
  pageProblem: defineMessage({
    id: 'console.pageProblem',
    defaultMessage: 'This page could not be shown',
    description: 'Title when the code of a page could not be loaded, or stopped',
  }),
  pageProblemAdvice: defineMessage({
    id: 'console.pageProblemAdvice',
    defaultMessage: 'The connection may have broken, or the console was updated meanwhile. Load it anew.',
    description: 'Below console.pageProblem',
  }),
  reload: defineMessage({
    id: 'console.reloadPage',
    defaultMessage: 'Load anew',
    description: 'Button that loads the whole page again',
  }),
};
