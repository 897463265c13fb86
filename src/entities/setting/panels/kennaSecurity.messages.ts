import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('kennaSettings.help', 'Uploads findings of projects that have the property kenna.asset.external_id.', 'Help below panelNames.kennaSecurity; kenna.asset.external_id is a property name'),
  enabled: msg('kennaSettings.enabled', 'Upload to Kenna Security', 'Switch: upload findings to Kenna Security'),
  connector: msg('kennaSettings.connector', 'Connector ID', 'Field label: ID of a connector in Kenna Security'),
};
