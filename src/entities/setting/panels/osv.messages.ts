import { msg } from '../../../i18n/msg.js';

export const messages = {
  ecosystems: msg('osvSettings.ecosystems', 'Ecosystems', 'Field label: kinds of packages such as npm or Maven'),
  ecosystemsHelp: msg('osvSettings.ecosystemsHelp', 'Only the selected ecosystems are mirrored. If none are selected, OSV is off. Advisories already mirrored are kept.', 'Help below osvSettings.ecosystems'),
  aliasHelp: msg('osvSettings.aliasHelp', 'OSV aliases are inexact and may merge different vulnerabilities.', 'Help below sharedSettings.aliasSync'),
};
