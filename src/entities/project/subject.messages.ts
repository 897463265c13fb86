/**
 * The subjects of lists, as column headings, tabs, and list names. Exported one by one so that a host
 * downloads only those in use.
 */
import { msg } from '../../i18n/msg.js';

export const project = msg('subject.project', 'Project', 'Table head for project names; label of a field that finds a project; at most 18 characters');

export const projects = msg('subject.projects', 'Projects', 'Name of a list of projects; table head for their number; at most 18 characters');

export const component = msg('subject.component', 'Component', 'Table head for component names; label of a component with its version and group; at most 18 characters');

export const components = msg('subject.components', 'Components', 'Name of a component list; tab of a project page; table head for their number; at most 16 characters');

export const vulnerability = msg('subject.vulnerability', 'Vulnerability', 'Table head for identifiers such as CVE-2021-44228; at most 18 characters');

export const vulnerabilities = msg('subject.vulnerabilities', 'Vulnerabilities', 'Name of a vulnerability list; table head for their counts by severity; at most 18 characters');

export const findings = msg('subject.findings', 'Findings', 'Name of the findings table of a project; tab of a project page; table head for their number; at most 16 characters');

export const violations = msg('subject.violations', 'Policy violations', 'Tab of a project page; table head for counts by state; choice for marking components in a graph; at most 17 characters');

export const dependencyGraph = msg('subject.dependencyGraph', 'Dependency graph', 'Tab of a project page; table head for links to it; at most 16 characters');

export const overview = msg('subject.overview', 'Overview', 'First tab of a project or vulnerability page; at most 16 characters');

export const properties = msg('subject.properties', 'Properties', 'Name of a list of properties of a component or project, of its tab, and of a switch; at most 16 characters');

export const projectCount = msg<{ count: number }>('subject.projectCount', '{count, plural, one {# project} other {# projects}}', 'Number of projects in a list without table heads, as on phones');

export const componentCount = msg<{ count: number }>('subject.componentCount', '{count, plural, one {# component} other {# components}}', 'Number of components, in a field or a list of data to be deleted');

export const violationCount = msg<{ count: number }>('subject.violationCount', '{count, plural, one {# policy violation} other {# policy violations}}', 'Number of policy violations, on a component or in a list of data to be deleted');

export const limitToTags = msg('subject.limitToTags', 'Limit to tags', 'Field label in an alert or policy: tags of the projects it applies to');
export const includeChildren = msg('subject.includeChildren', 'Include child projects', 'Switch in an alert or policy limited to projects; at most 40 characters');
export const limitToProjects = msg('subject.limitToProjects', 'Limit to projects', 'Field label in an alert or policy: the projects it applies to');
export const uses = msg('subject.uses', 'Used in', 'Heading above the projects and components that use a license or a component');
export const scanOutdated = msg('subject.scanOutdated', 'Settings changed. Scan again to update.', 'Note above the results of a scan after its settings were changed');
export const allProjects = msg('subject.allProjects', 'All projects', 'Scope of a policy or a metric');
export const hexadecimal = msg('subject.hexadecimal', 'Use only 0–9 and a–f.', 'Error below a field for a hash');
export const selectedProjects = msg('subject.selectedProjects', 'Selected projects', 'Scope of a scan, and name of the toolbar for selected projects');
export const collectionTakesNoBom = msg('subject.collectionTakesNoBom', 'Collection projects do not accept a BOM.', 'Reason a BOM cannot be uploaded to a collection project');
export const searchVulnerabilities = msg('subject.searchVulnerabilities', 'Search vulnerabilities', 'Name of the search field above a vulnerability list');
export const vulnerabilitiesFailed = msg('subject.vulnerabilitiesFailed', 'Could not load vulnerabilities', 'Title that replaces a vulnerability list; the reason follows');
export const projectsFailed = msg('subject.projectsFailed', 'Could not load projects', 'Title that replaces a project list; the reason follows');
export const riskTip = msg('subject.riskTip', 'Sum of all vulnerabilities, weighted by severity. No upper limit.', 'Tooltip of the table head “Risk score”');
export const componentsFailed = msg('subject.componentsFailed', 'Could not load components', 'Title that replaces a component list; the reason follows');
export const findingsFailed = msg('subject.findingsFailed', 'Could not load findings', 'Title that replaces a findings list; the reason follows');
export const vulnerabilityNotFound = msg<{ vulnId: string }>('subject.vulnerabilityNotFound', '{vulnId} not found', 'Title that replaces a vulnerability page; {vulnId} is such as CVE-2021-44228');

export const searchComponents = msg('subject.searchComponents', 'Search components', 'Name of the search field above a list of components; link to the search for components');

export const searchFindings = msg('subject.searchFindings', 'Search findings', 'Label and placeholder of a search field, at most 36 characters');
