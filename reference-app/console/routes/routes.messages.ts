import { msg } from 'bomdeck';
import * as pageNames from '../shell/pageNames.messages.js';
import { messages as shellMessages } from '../shell/shell.messages.js';
const notFoundVulnerabilityTabMessage = msg('console.notFoundVulnerabilityTab', 'This section is not available in this console.', 'Text below the title console.notFound when the URL names an unknown section of a vulnerability page');

export const messages = {
  project: msg('console.project', 'Project', 'Title of a project page until the project name is loaded'),
  comparison: msg('console.comparison', 'Compare versions', 'Title of the page that compares two versions of a project'),
  receipt: msg('console.receipt', 'BOM import', 'Title of the page that shows what a BOM upload changed'),
  components: pageNames.components,
  component: msg('console.component', 'Component', 'Title of a component page until the component name is loaded'),
  dependencyGraph: msg('console.dependencyGraph', 'Dependency graph', 'Screen-reader heading of this section of a project page'),
  services: msg('console.services', 'Services', 'Screen-reader heading of this section of a project page'),
  exploitPredictions: msg('console.exploitPredictions', 'Exploit predictions', 'Screen-reader heading of this section of a project page'),
  violations: pageNames.policyViolationAudit,
  properties: msg('console.properties', 'Properties', 'Screen-reader heading of this section of a project page'),
  service: msg('console.service', 'Service', 'Title of a service page until the service name is loaded'),
  findings: pageNames.vulnerabilityAudit,
  notFoundVulnerability: notFoundVulnerabilityTabMessage,
  toVulnerability: msg('console.toVulnerability', 'Open vulnerability', 'Link to the first section of a vulnerability page'),
  passwordChanged: msg('console.passwordChangedToast', 'Password changed', 'Notice after users change their own password'),
  notFound: msg('console.notFound', 'Page not found', 'Title of the page for an unknown URL'),
  notFoundAdvice: msg('console.notFoundAdvice', 'The link may be wrong, or the page is not available here.', 'Text below the title console.notFound'),
  notFoundProject: notFoundVulnerabilityTabMessage,
  goBack: msg('console.goBack', 'Go back', 'Button that opens the previous page'),
  toProjects: msg('console.toProjects', 'All projects', 'Link to the project list'),
  toProject: msg('console.toProject', 'Open project', 'Link to the first section of a project page'),
  forbidden: msg('console.forbidden', 'You do not have permission to view this page', 'Title of a page that needs a permission the user does not have'),
  pageProblem: msg('console.pageProblem', 'Could not show this page', 'Title when the code of a page fails or cannot be loaded'),
  pageProblemAdvice: shellMessages.stoppedAdvice,
  reload: shellMessages.reload,
};
