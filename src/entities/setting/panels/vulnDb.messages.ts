import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'vulnDbSettings.help',
    defaultMessage: 'Asks VulnDB of Flashpoint about components by their CPE. It needs a subscription.',
    description: 'Below panelNames.vulnDb',
  }),
  enabled: defineMessage({
    id: 'vulnDbSettings.enabled',
    defaultMessage: 'Use VulnDB',
    description: 'Switch',
  }),
  accessHelp: defineMessage({
    id: 'vulnDbSettings.accessHelp',
    defaultMessage: 'OAuth 1.0a keys of your subscription.',
    description: 'Below sharedSettings.access',
  }),
  key: defineMessage({
    id: 'vulnDbSettings.key',
    defaultMessage: 'Consumer key',
    description: 'First half of the keys of an OAuth 1.0a client',
  }),
  secret: defineMessage({
    id: 'vulnDbSettings.secret',
    defaultMessage: 'Consumer secret',
    description: 'Second half of the keys of an OAuth 1.0a client',
  }),
};
