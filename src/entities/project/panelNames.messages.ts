/** Names of panels, in the navigation of an area and above the panel. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const email = msg('panelNames.email', 'E-mail', 'Panel of administration: how the server sends mail');

// Not shared: the name of a panel.

// Not shared: the name of a panel.

// Not shared: the name of a panel.

// Not shared: the name of a panel.
export const general = msg('panelNames.general', 'General', 'Panel of administration: settings of the server as a whole');

export const bomFormats = msg('panelNames.bomFormats', 'BOM formats', 'Panel of administration: which BOMs the server takes');

export const internalComponents = msg('panelNames.internalComponents', 'Internal components', 'Panel of administration: how the server knows components of one’s own');

export const taskScheduler = msg('panelNames.taskScheduler', 'Task scheduler', 'Panel of administration: how often the server does its recurring work');

// Not shared: the noun.
export const search = msg('panelNames.search', 'Search', 'Panel of administration: the search index of the server. The noun');

export const experimental = msg('panelNames.experimental', 'Experimental', 'Panel of administration: what the server only tries out');

export const welcomeMessage = msg('panelNames.welcomeMessage', 'Welcome message', 'Panel of administration: what people read before they sign in');

export const telemetry = msg('panelNames.telemetry', 'Telemetry', 'Panel of administration: what the server tells its makers');

export const maintenance = msg('panelNames.maintenance', 'Maintenance', 'Panel of administration: what the server deletes by itself');

// Not shared: the name of a panel.
export const riskScore = msg('panelNames.riskScore', 'Risk score', 'Panel of administration: what vulnerabilities add to a risk score');

// Not shared: the name of a panel.
export const internalAnalyzer = msg('panelNames.internalAnalyzer', 'Internal analyzer', 'Panel of administration: the analyzer for vulnerabilities that is part of the server');

export const ossIndex = msg('panelNames.ossIndex', 'Sonatype OSS Index', 'Panel of administration: a service; a name, not translated');

export const vulnDb = msg('panelNames.vulnDb', 'VulnDB', 'Panel of administration: a service; a name, not translated');

export const snyk = msg('panelNames.snyk', 'Snyk', 'Panel of administration: a service; a name, not translated');

export const trivy = msg('panelNames.trivy', 'Trivy', 'Panel of administration: a service; a name, not translated');

export const nvd = msg('panelNames.nvd', 'National Vulnerability Database', 'Panel of administration: a source of vulnerabilities; a name, not translated');

export const gitHubAdvisories = msg('panelNames.gitHubAdvisories', 'GitHub Advisories', 'Panel of administration: a source of vulnerabilities; a name, not translated');

export const osv = msg('panelNames.osv', 'Google OSV Advisories', 'Panel of administration: a source of vulnerabilities; a name, not translated');

export const defectDojo = msg('panelNames.defectDojo', 'DefectDojo', 'Panel of administration: a product; a name, not translated');

export const fortifySsc = msg('panelNames.fortifySsc', 'Fortify SSC', 'Panel of administration: a product; a name, not translated');

export const jira = msg('panelNames.jira', 'Jira', 'Panel of administration: a product; a name, not translated');

export const kennaSecurity = msg('panelNames.kennaSecurity', 'Kenna Security', 'Panel of administration: a product; a name, not translated');

export const vulnerabilitySources = msg('panelNames.vulnerabilitySources', 'Vulnerability sources', 'Heading in the navigation of administration and in the task scheduler: where the server copies vulnerabilities from');

export const templateFiles = msg('panelNames.templateFiles', 'Template files', 'Panel of administration: files that take the place of templates of notifications');
