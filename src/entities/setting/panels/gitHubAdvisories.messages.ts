import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('gitHubAdvisorySettings.help', 'Mirrors the reviewed advisories of GitHub.', 'Below panelNames.gitHubAdvisories'),
  enabled: msg('gitHubAdvisorySettings.enabled', 'Mirror GitHub Advisories', 'Switch'),
  token: msg('gitHubAdvisorySettings.token', 'Personal access token', 'Secret of a GitHub account'),
  tokenHelp: msg('gitHubAdvisorySettings.tokenHelp', 'Of any account, without any scope: advisories are public.', 'Below gitHubAdvisorySettings.token'),
  modified: msg('gitHubAdvisorySettings.modified', 'Newest change', 'A moment: the newest change of an advisory that the server has'),
  apiUrl: msg('gitHubAdvisorySettings.apiUrl', 'API URL', 'Address of the API of GitHub'),
};
