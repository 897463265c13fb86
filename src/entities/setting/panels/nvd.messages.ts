import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'nvdSettings.help',
    defaultMessage: 'Mirrors the vulnerabilities of the NVD, the basis of the internal analyzer.',
    description: 'Below panelNames.nvd',
  }),
  notice: defineMessage({
    id: 'nvdSettings.notice',
    defaultMessage: 'The server uses data from the NVD API but is not endorsed or certified by the NVD.',
    description: 'Below nvdSettings.source; a notice that the NVD asks for',
  }),
  enabled: defineMessage({
    id: 'nvdSettings.enabled',
    defaultMessage: 'Mirror the NVD',
    description: 'Switch',
  }),
  feeds: defineMessage({
    id: 'nvdSettings.feeds',
    defaultMessage: 'Feeds URL',
    description: 'Address of files with vulnerabilities',
  }),
  feedsHelp: defineMessage({
    id: 'nvdSettings.feedsHelp',
    defaultMessage: 'Files with all vulnerabilities by year. Used unless the API is.',
    description: 'Below nvdSettings.feeds',
  }),
  api: defineMessage({
    id: 'nvdSettings.api',
    defaultMessage: 'API',
    description: 'Heading of settings about a REST API',
  }),
  apiEnabled: defineMessage({
    id: 'nvdSettings.apiEnabled',
    defaultMessage: 'Mirror through the API',
    description: 'Switch',
  }),
  apiEnabledHelp: defineMessage({
    id: 'nvdSettings.apiEnabledHelp',
    defaultMessage: 'Loads everything once, which takes hours, and afterwards only what changed.',
    description: 'Below nvdSettings.apiEnabled',
  }),
  download: defineMessage({
    id: 'nvdSettings.download',
    defaultMessage: 'Also load the feeds',
    description: 'Switch',
  }),
  downloadHelp: defineMessage({
    id: 'nvdSettings.downloadHelp',
    defaultMessage: 'For other tools, which find them under /mirror/nvd of the server.',
    description: 'Below nvdSettings.download; /mirror/nvd is an address',
  }),
  endpoint: defineMessage({
    id: 'nvdSettings.endpoint',
    defaultMessage: 'API endpoint',
    description: 'Address of a REST API',
  }),
  key: defineMessage({
    id: 'nvdSettings.key',
    defaultMessage: 'API key',
    description: 'Secret for a REST API',
  }),
  keyHelp: defineMessage({
    id: 'nvdSettings.keyHelp',
    defaultMessage: 'Without one the NVD answers ten times more slowly.',
    description: 'Below nvdSettings.key',
  }),
  keyLink: defineMessage({
    id: 'nvdSettings.keyLink',
    defaultMessage: 'Request a key',
    description: 'Link to the page of the NVD for requesting an API key',
  }),
  modified: defineMessage({
    id: 'nvdSettings.modified',
    defaultMessage: 'Changes since',
    description: 'A moment: only what changed after it is loaded',
  }),
  modifiedHelp: defineMessage({
    id: 'nvdSettings.modifiedHelp',
    defaultMessage:
      'The server moves it on after each time. An earlier moment loads those changes again, none loads everything.',
    description: 'Below nvdSettings.modified',
  }),
  modifiedOld: defineMessage({
    id: 'nvdSettings.modifiedOld',
    defaultMessage:
      'This is more than 120 days ago, the most that one request to the NVD covers: it takes several times until everything since then is there. Empty it to load everything.',
    description: 'Below nvdSettings.modified when the moment is long ago',
  }),
  epssHelp: defineMessage({
    id: 'nvdSettings.epssHelp',
    defaultMessage: 'How likely each vulnerability is exploited, loaded after the NVD.',
    description: 'Below nvdSettings.epss',
  }),
  epssEnabled: defineMessage({
    id: 'nvdSettings.epssEnabled',
    defaultMessage: 'Mirror EPSS',
    description: 'Switch; EPSS is a score',
  }),
  epssUrl: defineMessage({
    id: 'nvdSettings.epssUrl',
    defaultMessage: 'EPSS feed URL',
    description: 'Address of files with EPSS scores',
  }),
};
