import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('trivySettings.help', 'Asks a Trivy server of your own about components by their package URL.', 'Below panelNames.trivy'),
  enabled: msg('trivySettings.enabled', 'Use Trivy', 'Switch'),
  baseUrlHelp: msg('trivySettings.baseUrlHelp', 'Of a Trivy that runs as a server, such as http://trivy.example:4954.', 'Below sharedSettings.baseUrl'),
  tokenHelp: msg('trivySettings.tokenHelp', 'The one that Trivy was started with.', 'Below sharedSettings.apiToken'),
  scope: msg('trivySettings.scope', 'What is reported', 'Heading of settings of which vulnerabilities are reported'),
  unfixed: msg('trivySettings.unfixed', 'Leave out what has no fix', 'Switch: vulnerabilities without a fixed version are not reported'),
  unfixedHelp: msg('trivySettings.unfixedHelp', 'Vulnerabilities without a fixed version are not reported then.', 'Below trivySettings.unfixed'),
  library: msg('trivySettings.library', 'Libraries', 'Switch: vulnerabilities of libraries are looked for'),
  os: msg('trivySettings.os', 'Packages of the operating system', 'Switch: vulnerabilities of packages of operating systems are looked for'),
};
