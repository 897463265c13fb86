import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('snykSettings.help', 'Asks Snyk about components by their package URL. It needs a subscription with access to its API.', 'Below panelNames.snyk'),
  enabled: msg('snykSettings.enabled', 'Use Snyk', 'Switch'),
  aliasHelp: msg('snykSettings.aliasHelp', 'Aliases of Snyk are not exact: different vulnerabilities may become one.', 'Below sharedSettings.aliasSync'),
  org: msg('snykSettings.org', 'Organization ID', 'Identifier of an organization at Snyk'),
  orgLink: msg('snykSettings.orgLink', 'Where to find it', 'Link to a page about the identifier of an organization at Snyk'),
  tokenHelp: msg('snykSettings.tokenHelp', 'Several with ; between them: the server uses one after the other.', 'Below sharedSettings.apiToken'),
  tokenLink: msg('snykSettings.tokenLink', 'How to get one', 'Link to a page about API tokens'),
  version: msg('snykSettings.version', 'API version', 'Version of the API of Snyk, a date'),
  versionHelp: msg('snykSettings.versionHelp', 'A date. With another one than the server was made for, its answers may not be understood.', 'Below snykSettings.version'),
  versionLink: msg('snykSettings.versionLink', 'Versions of the API', 'Link to a page about the versions of the API of Snyk'),
  scores: msg('snykSettings.scores', 'Scores', 'Heading: CVSS scores'),
  source: msg('snykSettings.source', 'CVSS scores of', 'Choice: whose scores count where there are several'),
  sourceHelp: msg('snykSettings.sourceHelp', 'Counts where Snyk tells several.', 'Below snykSettings.source'),
};
