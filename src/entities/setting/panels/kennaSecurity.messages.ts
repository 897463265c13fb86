import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('kennaSettings.help', 'Uploads findings of projects that have the property kenna.asset.external_id to Kenna Security.', 'Below panelNames.kennaSecurity; kenna.asset.external_id is a name'),
  enabled: msg('kennaSettings.enabled', 'Upload to Kenna Security', 'Switch'),
  connector: msg('kennaSettings.connector', 'Connector ID', 'Identifier of a connector in Kenna Security'),
};
