import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'fortifySettings.help',
    defaultMessage:
      'Uploads findings of projects that have the property fortify.ssc.applicationId to Fortify Software Security Center.',
    description: 'Below panelNames.fortifySsc; fortify.ssc.applicationId is a name',
  }),
  enabled: defineMessage({
    id: 'fortifySettings.enabled',
    defaultMessage: 'Upload to Fortify SSC',
    description: 'Switch',
  }),
  token: defineMessage({
    id: 'fortifySettings.token',
    defaultMessage: 'Token',
    description: 'Secret of an account of another product',
  }),
};
