import { msg } from 'bomdeck';
import * as pageNames from '../shell/pageNames.messages.js';
import { messages as shellMessages } from '../shell/shell.messages.js';

export const messages = {
  project: msg('console.project', 'Project', 'Title of a project page until its name is known'),
  comparison: msg('console.comparison', 'Compare versions', 'Title of the page that compares two versions of a project'),
  components: pageNames.components,
  component: msg('console.component', 'Component', 'Title of the page of a component until its name is known'),
  dependencyGraph: msg('console.dependencyGraph', 'Dependency graph', 'Heading of that part of a project page, for screen readers'),
  services: msg('console.services', 'Services', 'Heading of that part of a project page, for screen readers'),
  exploitPredictions: msg('console.exploitPredictions', 'Exploit predictions', 'Heading of that part of a project page, for screen readers'),
  violations: pageNames.policyViolationAudit,
  properties: msg('console.properties', 'Properties', 'Heading of that part of a project page, for screen readers'),
  service: msg('console.service', 'Service', 'Title of the page of a service until its name is known'),
  findings: pageNames.vulnerabilityAudit,
  notFoundVulnerability: msg('console.notFoundVulnerabilityTab', 'This part of the vulnerability is not available in this console.', 'Below console.notFound when the vulnerability may exist, but not the part of it that the address names'),
  toVulnerability: msg('console.toVulnerability', 'Open the vulnerability', 'Link to the first part of the page of a vulnerability'),
  passwordChanged: msg('console.passwordChangedToast', 'The password was changed. It counts from the next sign-in on.', 'Message after the own password was changed'),
  notFound: msg('console.notFound', 'This page does not exist', 'Title of the page for an address that leads nowhere'),
  notFoundAdvice: msg('console.notFoundAdvice', 'The address is wrong, or the page is not available in this console.', 'Below console.notFound'),
  notFoundProject: msg('console.notFoundTab', 'This part of the project is not available in this console.', 'Below console.notFound when the project exists, but not the part of it that the address names'),
  goBack: msg('console.goBack', 'Go back', 'Button that goes to the page before'),
  toProjects: msg('console.toProjects', 'All projects', 'Link to the list of projects'),
  toProject: msg('console.toProject', 'Open the project', 'Link to the first part of a project'),
  forbidden: msg('console.forbidden', 'You may not see this page', 'Title of a page that needs a right which the user lacks'),
  pageProblem: msg('console.pageProblem', 'This page could not be shown', 'Title when the code of a page could not be loaded, or stopped'),
  pageProblemAdvice: shellMessages.stoppedAdvice,
  reload: shellMessages.reload,
};
