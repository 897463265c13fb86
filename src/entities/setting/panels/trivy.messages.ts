import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'trivySettings.help',
    defaultMessage: 'Asks a Trivy server of your own about components by their package URL.',
    description: 'Below panelNames.trivy',
  }),
  enabled: defineMessage({
    id: 'trivySettings.enabled',
    defaultMessage: 'Use Trivy',
    description: 'Switch',
  }),
  baseUrlHelp: defineMessage({
    id: 'trivySettings.baseUrlHelp',
    defaultMessage: 'Of a Trivy that runs as a server, such as http://trivy.example:4954.',
    description: 'Below sharedSettings.baseUrl',
  }),
  tokenHelp: defineMessage({
    id: 'trivySettings.tokenHelp',
    defaultMessage: 'The one that Trivy was started with.',
    description: 'Below sharedSettings.apiToken',
  }),
  scope: defineMessage({
    id: 'trivySettings.scope',
    defaultMessage: 'What is reported',
    description: 'Heading of settings of which vulnerabilities are reported',
  }),
  unfixed: defineMessage({
    id: 'trivySettings.unfixed',
    defaultMessage: 'Leave out what has no fix',
    description: 'Switch: vulnerabilities without a fixed version are not reported',
  }),
  unfixedHelp: defineMessage({
    id: 'trivySettings.unfixedHelp',
    defaultMessage: 'Vulnerabilities without a fixed version are not reported then.',
    description: 'Below trivySettings.unfixed',
  }),
  library: defineMessage({
    id: 'trivySettings.library',
    defaultMessage: 'Libraries',
    description: 'Switch: vulnerabilities of libraries are looked for',
  }),
  os: defineMessage({
    id: 'trivySettings.os',
    defaultMessage: 'Packages of the operating system',
    description: 'Switch: vulnerabilities of packages of operating systems are looked for',
  }),
};
