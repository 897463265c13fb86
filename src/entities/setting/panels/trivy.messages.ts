import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('trivySettings.help', 'Sends package URLs to your own Trivy server.', 'Help below panelNames.trivy'),
  enabled: msg('trivySettings.enabled', 'Use Trivy', 'Switch: use Trivy'),
  baseUrlHelp: msg('trivySettings.baseUrlHelp', 'Trivy in server mode, such as http://trivy.example:4954.', 'Help below sharedSettings.baseUrl'),
  tokenHelp: msg('trivySettings.tokenHelp', 'The token Trivy was started with.', 'Help below sharedSettings.apiToken'),
  scope: msg('trivySettings.scope', 'What to report', 'Heading above switches for the vulnerabilities that are reported'),
  unfixed: msg('trivySettings.unfixed', 'Ignore unfixed vulnerabilities', 'Switch: vulnerabilities without a fixed version are not reported'),
  library: msg('trivySettings.library', 'Libraries', 'Switch: report vulnerabilities of libraries'),
  os: msg('trivySettings.os', 'Operating system packages', 'Switch: report vulnerabilities of operating system packages'),
};
