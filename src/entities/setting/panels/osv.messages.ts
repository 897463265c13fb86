import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'osvSettings.help',
    defaultMessage: 'Mirrors advisories of OSV, for the ecosystems that you choose.',
    description: 'Below panelNames.osv',
  }),
  ecosystems: defineMessage({
    id: 'osvSettings.ecosystems',
    defaultMessage: 'Ecosystems',
    description: 'Kinds of packages such as npm or Maven',
  }),
  ecosystemsHelp: defineMessage({
    id: 'osvSettings.ecosystemsHelp',
    defaultMessage: 'Mirrored are these and no others. Without any, OSV is off. What was mirrored stays.',
    description: 'Below osvSettings.ecosystems',
  }),
  aliasHelp: defineMessage({
    id: 'osvSettings.aliasHelp',
    defaultMessage: 'Aliases of OSV are not exact: different vulnerabilities may become one.',
    description: 'Below sharedSettings.aliasSync',
  }),
  baseUrlHelp: defineMessage({
    id: 'osvSettings.baseUrlHelp',
    defaultMessage: 'Where the server loads the files of OSV.',
    description: 'Below sharedSettings.baseUrl',
  }),
};
