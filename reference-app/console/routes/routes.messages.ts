import { defineMessage } from 'react-intl';
import * as pageNames from '../shell/pageNames.messages.js';
import { messages as shellMessages } from '../shell/shell.messages.js';

export const messages = {
  project: defineMessage({
    id: 'console.project',
    defaultMessage: 'Project',
    description: 'Title of a project page until its name is known',
  }),
  comparison: defineMessage({
    id: 'console.comparison',
    defaultMessage: 'Compare versions',
    description: 'Title of the page that compares two versions of a project',
  }),
  components: pageNames.components,
  component: defineMessage({
    id: 'console.component',
    defaultMessage: 'Component',
    description: 'Title of the page of a component until its name is known',
  }),
  dependencyGraph: defineMessage({
    id: 'console.dependencyGraph',
    defaultMessage: 'Dependency graph',
    description: 'Heading of that part of a project page, for screen readers',
  }),
  services: defineMessage({
    id: 'console.services',
    defaultMessage: 'Services',
    description: 'Heading of that part of a project page, for screen readers',
  }),
  exploitPredictions: defineMessage({
    id: 'console.exploitPredictions',
    defaultMessage: 'Exploit predictions',
    description: 'Heading of that part of a project page, for screen readers',
  }),
  violations: pageNames.policyViolationAudit,
  properties: defineMessage({
    id: 'console.properties',
    defaultMessage: 'Properties',
    description: 'Heading of that part of a project page, for screen readers',
  }),
  service: defineMessage({
    id: 'console.service',
    defaultMessage: 'Service',
    description: 'Title of the page of a service until its name is known',
  }),
  findings: pageNames.vulnerabilityAudit,
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
  pageProblemAdvice: shellMessages.stoppedAdvice,
  reload: shellMessages.reload,
};
