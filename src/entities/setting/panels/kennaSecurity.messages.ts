import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'kennaSettings.help',
    defaultMessage:
      'Uploads findings of projects that have the property kenna.asset.external_id to Kenna Security.',
    description: 'Below panelNames.kennaSecurity; kenna.asset.external_id is a name',
  }),
  enabled: defineMessage({
    id: 'kennaSettings.enabled',
    defaultMessage: 'Upload to Kenna Security',
    description: 'Switch',
  }),
  connector: defineMessage({
    id: 'kennaSettings.connector',
    defaultMessage: 'Connector ID',
    description: 'Identifier of a connector in Kenna Security',
  }),
};
