import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'snykSettings.help',
    defaultMessage:
      'Asks Snyk about components by their package URL. It needs a subscription with access to its API.',
    description: 'Below panelNames.snyk',
  }),
  enabled: defineMessage({
    id: 'snykSettings.enabled',
    defaultMessage: 'Use Snyk',
    description: 'Switch',
  }),
  aliasHelp: defineMessage({
    id: 'snykSettings.aliasHelp',
    defaultMessage: 'Aliases of Snyk are not exact: different vulnerabilities may become one.',
    description: 'Below sharedSettings.aliasSync',
  }),
  org: defineMessage({
    id: 'snykSettings.org',
    defaultMessage: 'Organization ID',
    description: 'Identifier of an organization at Snyk',
  }),
  orgLink: defineMessage({
    id: 'snykSettings.orgLink',
    defaultMessage: 'Where to find it',
    description: 'Link to a page about the identifier of an organization at Snyk',
  }),
  tokenHelp: defineMessage({
    id: 'snykSettings.tokenHelp',
    defaultMessage: 'Several with ; between them: the server uses one after the other.',
    description: 'Below sharedSettings.apiToken',
  }),
  tokenLink: defineMessage({
    id: 'snykSettings.tokenLink',
    defaultMessage: 'How to get one',
    description: 'Link to a page about API tokens',
  }),
  version: defineMessage({
    id: 'snykSettings.version',
    defaultMessage: 'API version',
    description: 'Version of the API of Snyk, a date',
  }),
  versionHelp: defineMessage({
    id: 'snykSettings.versionHelp',
    defaultMessage:
      'A date. With another one than the server was made for, its answers may not be understood.',
    description: 'Below snykSettings.version',
  }),
  versionLink: defineMessage({
    id: 'snykSettings.versionLink',
    defaultMessage: 'Versions of the API',
    description: 'Link to a page about the versions of the API of Snyk',
  }),
  scores: defineMessage({
    id: 'snykSettings.scores',
    defaultMessage: 'Scores',
    description: 'Heading: CVSS scores',
  }),
  source: defineMessage({
    id: 'snykSettings.source',
    defaultMessage: 'CVSS scores of',
    description: 'Choice: whose scores count where there are several',
  }),
  sourceHelp: defineMessage({
    id: 'snykSettings.sourceHelp',
    defaultMessage: 'Counts where Snyk tells several.',
    description: 'Below snykSettings.source',
  }),
};
