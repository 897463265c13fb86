/** Names of panels, in the navigation of an area and above the panel. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const email = defineMessage({
  id: 'panelNames.email',
  defaultMessage: 'E-mail',
  description: 'Panel of administration: how the server sends mail',
});

// Not shared: the name of a panel.

// Not shared: the name of a panel.

// Not shared: the name of a panel.

// Not shared: the name of a panel.
export const general = defineMessage({
  id: 'panelNames.general',
  defaultMessage: 'General',
  description: 'Panel of administration: settings of the server as a whole',
});

export const bomFormats = defineMessage({
  id: 'panelNames.bomFormats',
  defaultMessage: 'BOM formats',
  description: 'Panel of administration: which BOMs the server takes',
});

export const internalComponents = defineMessage({
  id: 'panelNames.internalComponents',
  defaultMessage: 'Internal components',
  description: 'Panel of administration: how the server knows components of one’s own',
});

export const taskScheduler = defineMessage({
  id: 'panelNames.taskScheduler',
  defaultMessage: 'Task scheduler',
  description: 'Panel of administration: how often the server does its recurring work',
});

// Not shared: the noun.
export const search = defineMessage({
  id: 'panelNames.search',
  defaultMessage: 'Search',
  description: 'Panel of administration: the search index of the server. The noun',
});

export const experimental = defineMessage({
  id: 'panelNames.experimental',
  defaultMessage: 'Experimental',
  description: 'Panel of administration: what the server only tries out',
});

export const welcomeMessage = defineMessage({
  id: 'panelNames.welcomeMessage',
  defaultMessage: 'Welcome message',
  description: 'Panel of administration: what people read before they sign in',
});

export const telemetry = defineMessage({
  id: 'panelNames.telemetry',
  defaultMessage: 'Telemetry',
  description: 'Panel of administration: what the server tells its makers',
});

export const maintenance = defineMessage({
  id: 'panelNames.maintenance',
  defaultMessage: 'Maintenance',
  description: 'Panel of administration: what the server deletes by itself',
});

// Not shared: the name of a panel.
export const riskScore = defineMessage({
  id: 'panelNames.riskScore',
  defaultMessage: 'Risk score',
  description: 'Panel of administration: what vulnerabilities add to a risk score',
});

// Not shared: the name of a panel.
export const internalAnalyzer = defineMessage({
  id: 'panelNames.internalAnalyzer',
  defaultMessage: 'Internal analyzer',
  description: 'Panel of administration: the analyzer for vulnerabilities that is part of the server',
});

export const ossIndex = defineMessage({
  id: 'panelNames.ossIndex',
  defaultMessage: 'Sonatype OSS Index',
  description: 'Panel of administration: a service; a name, not translated',
});

export const vulnDb = defineMessage({
  id: 'panelNames.vulnDb',
  defaultMessage: 'VulnDB',
  description: 'Panel of administration: a service; a name, not translated',
});

export const snyk = defineMessage({
  id: 'panelNames.snyk',
  defaultMessage: 'Snyk',
  description: 'Panel of administration: a service; a name, not translated',
});

export const trivy = defineMessage({
  id: 'panelNames.trivy',
  defaultMessage: 'Trivy',
  description: 'Panel of administration: a service; a name, not translated',
});

export const nvd = defineMessage({
  id: 'panelNames.nvd',
  defaultMessage: 'National Vulnerability Database',
  description: 'Panel of administration: a source of vulnerabilities; a name, not translated',
});

export const gitHubAdvisories = defineMessage({
  id: 'panelNames.gitHubAdvisories',
  defaultMessage: 'GitHub Advisories',
  description: 'Panel of administration: a source of vulnerabilities; a name, not translated',
});

export const osv = defineMessage({
  id: 'panelNames.osv',
  defaultMessage: 'Google OSV Advisories',
  description: 'Panel of administration: a source of vulnerabilities; a name, not translated',
});

export const defectDojo = defineMessage({
  id: 'panelNames.defectDojo',
  defaultMessage: 'DefectDojo',
  description: 'Panel of administration: a product; a name, not translated',
});

export const fortifySsc = defineMessage({
  id: 'panelNames.fortifySsc',
  defaultMessage: 'Fortify SSC',
  description: 'Panel of administration: a product; a name, not translated',
});

export const jira = defineMessage({
  id: 'panelNames.jira',
  defaultMessage: 'Jira',
  description: 'Panel of administration: a product; a name, not translated',
});

export const kennaSecurity = defineMessage({
  id: 'panelNames.kennaSecurity',
  defaultMessage: 'Kenna Security',
  description: 'Panel of administration: a product; a name, not translated',
});

export const vulnerabilitySources = defineMessage({
  id: 'panelNames.vulnerabilitySources',
  defaultMessage: 'Vulnerability sources',
  description:
    'Heading in the navigation of administration and in the task scheduler: where the server copies vulnerabilities from',
});

export const templateFiles = defineMessage({
  id: 'panelNames.templateFiles',
  defaultMessage: 'Template files',
  description: 'Panel of administration: files that take the place of templates of notifications',
});
