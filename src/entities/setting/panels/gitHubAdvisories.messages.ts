import { msg } from '../../../i18n/msg.js';

export const messages = {
  enabled: msg('gitHubAdvisorySettings.enabled', 'Mirror GitHub Advisories', 'Switch: mirror GitHub Advisories'),
  token: msg('gitHubAdvisorySettings.token', 'Personal access token', 'Field label: secret of a GitHub account'),
  tokenHelp: msg('gitHubAdvisorySettings.tokenHelp', 'From any account, without scopes.', 'Help below gitHubAdvisorySettings.token'),
  modified: msg('gitHubAdvisorySettings.modified', 'Latest change', 'Label of a time: the latest change of the advisories on the server'),
  apiUrl: msg('gitHubAdvisorySettings.apiUrl', 'API URL', 'Field label: URL of the API of GitHub'),
};
