import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('snykSettings.help', 'Sends package URLs to Snyk. Requires a subscription with API access.', 'Help below panelNames.snyk'),
  enabled: msg('snykSettings.enabled', 'Use Snyk', 'Switch: use Snyk'),
  aliasHelp: msg('snykSettings.aliasHelp', 'Snyk aliases are inexact and may merge different vulnerabilities.', 'Help below sharedSettings.aliasSync'),
  org: msg('snykSettings.org', 'Organization ID', 'Field label: ID of an organization at Snyk'),
  orgLink: msg('snykSettings.orgLink', 'Where to find it', 'Link to a page about the organization ID'),
  tokenHelp: msg('snykSettings.tokenHelp', 'Separate several tokens with semicolons. They are used in turn.', 'Help below sharedSettings.apiToken'),
  tokenLink: msg('snykSettings.tokenLink', 'How to get one', 'Link to a page about API tokens'),
  version: msg('snykSettings.version', 'API version', 'Field label: version of the Snyk API, a date'),
  versionHelp: msg('snykSettings.versionHelp', 'A date. Use a version that the server supports.', 'Help below snykSettings.version'),
  versionLink: msg('snykSettings.versionLink', 'API versions', 'Link to a page about the versions of the Snyk API'),
  scores: msg('snykSettings.scores', 'Scores', 'Heading above the setting for CVSS scores'),
  source: msg('snykSettings.source', 'CVSS scores from', 'Field label of a choice: preferred source of CVSS scores'),
  sourceHelp: msg('snykSettings.sourceHelp', 'Applies if Snyk provides several.', 'Help below snykSettings.source'),
};
