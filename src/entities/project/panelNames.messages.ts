/** Names of panels, in the navigation of an area and above the panel. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const email = msg('panelNames.email', 'Email', 'Name of an administration panel: how the server sends email');

// Not shared: the name of a panel.

// Not shared: the name of a panel.

// Not shared: the name of a panel.

// Not shared: the name of a panel.
export const general = msg('panelNames.general', 'General', 'Name of an administration panel: settings of the server');

export const bomFormats = msg('panelNames.bomFormats', 'BOM formats', 'Name of an administration panel: the BOM formats the server accepts');

export const internalComponents = msg('panelNames.internalComponents', 'Internal components', 'Name of an administration panel: how the server recognizes internal components');

export const taskScheduler = msg('panelNames.taskScheduler', 'Task scheduler', 'Name of an administration panel: how often the server runs its recurring tasks');

// Not shared: the noun.
export const search = msg('panelNames.search', 'Search', 'Name of an administration panel: the search index of the server; a noun');

export const experimental = msg('panelNames.experimental', 'Experimental', 'Name of an administration panel: features that are still being tested');

export const welcomeMessage = msg('panelNames.welcomeMessage', 'Welcome message', 'Name of an administration panel: a message shown before sign-in');

export const telemetry = msg('panelNames.telemetry', 'Telemetry', 'Name of an administration panel: data the server sends to its developers');

export const maintenance = msg('panelNames.maintenance', 'Maintenance', 'Name of an administration panel: data the server deletes automatically');

// Not shared: the name of a panel.
export const riskScore = msg('panelNames.riskScore', 'Risk score', 'Name of an administration panel: the weight of each severity in the risk score');

// Not shared: the name of a panel.
export const internalAnalyzer = msg('panelNames.internalAnalyzer', 'Internal analyzer', 'Name of an administration panel: the vulnerability analyzer built into the server');

export const ossIndex = msg('panelNames.ossIndex', 'Sonatype OSS Index', 'Name of an administration panel: a service, name not translated');

export const vulnDb = msg('panelNames.vulnDb', 'VulnDB', 'Name of an administration panel: a service, name not translated');

export const snyk = msg('panelNames.snyk', 'Snyk', 'Name of an administration panel: a service, name not translated');

export const trivy = msg('panelNames.trivy', 'Trivy', 'Name of an administration panel: a service, name not translated');

export const nvd = msg('panelNames.nvd', 'National Vulnerability Database', 'Name of an administration panel: a source of vulnerabilities, name not translated');

export const gitHubAdvisories = msg('panelNames.gitHubAdvisories', 'GitHub Advisories', 'Name of an administration panel: a source of vulnerabilities, name not translated');

export const osv = msg('panelNames.osv', 'Google OSV Advisories', 'Name of an administration panel: a source of vulnerabilities, name not translated');

export const defectDojo = msg('panelNames.defectDojo', 'DefectDojo', 'Name of an administration panel: a product, name not translated');

export const fortifySsc = msg('panelNames.fortifySsc', 'Fortify SSC', 'Name of an administration panel: a product, name not translated');

export const jira = msg('panelNames.jira', 'Jira', 'Name of an administration panel: a product, name not translated');

export const kennaSecurity = msg('panelNames.kennaSecurity', 'Kenna Security', 'Name of an administration panel: a product, name not translated');

export const vulnerabilitySources = msg('panelNames.vulnerabilitySources', 'Vulnerability sources', 'Heading in the administration navigation and in the task scheduler: sources the server mirrors');

export const templateFiles = msg('panelNames.templateFiles', 'Template files', 'Name of an administration panel: files that replace the templates of alerts');
