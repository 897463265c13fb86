import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('nvdSettings.help', 'Mirrors the vulnerabilities of the NVD, the basis of the internal analyzer.', 'Below panelNames.nvd'),
  notice: msg('nvdSettings.notice', 'The server uses data from the NVD API but is not endorsed or certified by the NVD.', 'Below nvdSettings.source; a notice that the NVD asks for'),
  enabled: msg('nvdSettings.enabled', 'Mirror the NVD', 'Switch'),
  feeds: msg('nvdSettings.feeds', 'Feeds URL', 'Address of files with vulnerabilities'),
  feedsHelp: msg('nvdSettings.feedsHelp', 'Files with all vulnerabilities by year. Used unless the API is.', 'Below nvdSettings.feeds'),
  api: msg('nvdSettings.api', 'API', 'Heading of settings about a REST API'),
  apiEnabled: msg('nvdSettings.apiEnabled', 'Mirror through the API', 'Switch'),
  apiEnabledHelp: msg('nvdSettings.apiEnabledHelp', 'Loads everything once, which takes hours, and afterwards only what changed.', 'Below nvdSettings.apiEnabled'),
  download: msg('nvdSettings.download', 'Also load the feeds', 'Switch'),
  downloadHelp: msg('nvdSettings.downloadHelp', 'For other tools, which find them under /mirror/nvd of the server.', 'Below nvdSettings.download; /mirror/nvd is an address'),
  endpoint: msg('nvdSettings.endpoint', 'API endpoint', 'Address of a REST API'),
  key: msg('nvdSettings.key', 'API key', 'Secret for a REST API'),
  keyHelp: msg('nvdSettings.keyHelp', 'Without one the NVD answers ten times more slowly.', 'Below nvdSettings.key'),
  keyLink: msg('nvdSettings.keyLink', 'Request a key', 'Link to the page of the NVD for requesting an API key'),
  modified: msg('nvdSettings.modified', 'Changes since', 'A moment: only what changed after it is loaded'),
  modifiedHelp: msg('nvdSettings.modifiedHelp', 'The server moves it on after each time. An earlier moment loads those changes again, none loads everything.', 'Below nvdSettings.modified'),
  modifiedOld: msg(
    'nvdSettings.modifiedOld',
    'This is more than 120 days ago, the most that one request to the NVD covers: it takes several times until everything since then is there. Empty it to load everything.',
    'Below nvdSettings.modified when the moment is long ago',
  ),
  epssHelp: msg('nvdSettings.epssHelp', 'How likely each vulnerability is exploited, loaded after the NVD.', 'Below nvdSettings.epss'),
  epssEnabled: msg('nvdSettings.epssEnabled', 'Mirror EPSS', 'Switch; EPSS is a score'),
  epssUrl: msg('nvdSettings.epssUrl', 'EPSS feed URL', 'Address of files with EPSS scores'),
};
