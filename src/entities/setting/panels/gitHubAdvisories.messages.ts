import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'gitHubAdvisorySettings.help',
    defaultMessage: 'Mirrors the reviewed advisories of GitHub.',
    description: 'Below panelNames.gitHubAdvisories',
  }),
  enabled: defineMessage({
    id: 'gitHubAdvisorySettings.enabled',
    defaultMessage: 'Mirror GitHub Advisories',
    description: 'Switch',
  }),
  token: defineMessage({
    id: 'gitHubAdvisorySettings.token',
    defaultMessage: 'Personal access token',
    description: 'Secret of a GitHub account',
  }),
  tokenHelp: defineMessage({
    id: 'gitHubAdvisorySettings.tokenHelp',
    defaultMessage: 'Of any account, without any scope: advisories are public.',
    description: 'Below gitHubAdvisorySettings.token',
  }),
  modified: defineMessage({
    id: 'gitHubAdvisorySettings.modified',
    defaultMessage: 'Newest change',
    description: 'A moment: the newest change of an advisory that the server has',
  }),
  apiUrl: defineMessage({
    id: 'gitHubAdvisorySettings.apiUrl',
    defaultMessage: 'API URL',
    description: 'Address of the API of GitHub',
  }),
};
