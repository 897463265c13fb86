import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('osvSettings.help', 'Mirrors advisories of OSV, for the ecosystems that you choose.', 'Below panelNames.osv'),
  ecosystems: msg('osvSettings.ecosystems', 'Ecosystems', 'Kinds of packages such as npm or Maven'),
  ecosystemsHelp: msg('osvSettings.ecosystemsHelp', 'Mirrored are these and no others. Without any, OSV is off. What was mirrored stays.', 'Below osvSettings.ecosystems'),
  aliasHelp: msg('osvSettings.aliasHelp', 'Aliases of OSV are not exact: different vulnerabilities may become one.', 'Below sharedSettings.aliasSync'),
  baseUrlHelp: msg('osvSettings.baseUrlHelp', 'Where the server loads the files of OSV.', 'Below sharedSettings.baseUrl'),
};
