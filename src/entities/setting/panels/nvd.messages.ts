import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('nvdSettings.help', 'The internal analyzer relies on this source.', 'Help below panelNames.nvd'),
  notice: msg('nvdSettings.notice', 'This product uses data from the NVD API but is not endorsed or certified by the NVD.', 'Below nvdSettings.source; wording required by the NVD'),
  enabled: msg('nvdSettings.enabled', 'Mirror the NVD', 'Switch: mirror the NVD'),
  feeds: msg('nvdSettings.feeds', 'Feed URL', 'Field label: URL of files with vulnerabilities'),
  feedsHelp: msg('nvdSettings.feedsHelp', 'Used when the API is off or the feeds are also downloaded.', 'Help below nvdSettings.feeds'),
  api: msg('nvdSettings.api', 'API', 'Heading above settings of the NVD API'),
  apiEnabled: msg('nvdSettings.apiEnabled', 'Use the API', 'Switch: mirror with the API instead of the feeds'),
  apiEnabledHelp: msg('nvdSettings.apiEnabledHelp', 'The first run takes hours. Later runs load only changes.', 'Help below nvdSettings.apiEnabled'),
  download: msg('nvdSettings.download', 'Also download the feeds', 'Switch: download the feeds although the API is used'),
  downloadHelp: msg('nvdSettings.downloadHelp', 'Makes the feeds available to other tools at /mirror/nvd on the server.', 'Help below nvdSettings.download; /mirror/nvd is a URL path'),
  endpoint: msg('nvdSettings.endpoint', 'API endpoint', 'Field label: URL of the NVD API'),
  key: msg('nvdSettings.key', 'API key', 'Field label: secret for the NVD API'),
  keyHelp: msg('nvdSettings.keyHelp', 'Without a key, mirroring is 10 times slower.', 'Help below nvdSettings.key'),
  keyLink: msg('nvdSettings.keyLink', 'Request a key', 'Link to the page of the NVD for requesting an API key'),
  modified: msg('nvdSettings.modified', 'Load changes since', 'Field label of a time: only changes after it are loaded'),
  modifiedHelp: msg('nvdSettings.modifiedHelp', 'Updated after every run. Set an earlier time to load changes again, or clear it to load everything.', 'Help below nvdSettings.modified'),
  modifiedOld: msg('nvdSettings.modifiedOld', 'This is more than 120 days ago, so catching up takes several runs. Clear it to load everything instead.', 'Advice below nvdSettings.modified when the time is long ago'),
  epssHelp: msg('nvdSettings.epssHelp', 'Probability of exploitation. Mirrored after the NVD.', 'Help below nvdSettings.epss'),
  epssEnabled: msg('nvdSettings.epssEnabled', 'Mirror EPSS', 'Switch; EPSS is a score'),
  epssUrl: msg('nvdSettings.epssUrl', 'EPSS feed URL', 'Field label: URL of files with EPSS scores'),
};
