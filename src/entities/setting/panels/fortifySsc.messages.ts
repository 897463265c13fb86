import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('fortifySettings.help', 'Uploads findings of projects that have the property fortify.ssc.applicationId.', 'Help below panelNames.fortifySsc; fortify.ssc.applicationId is a property name'),
  enabled: msg('fortifySettings.enabled', 'Upload to Fortify SSC', 'Switch: upload findings to Fortify SSC'),
  token: msg('fortifySettings.token', 'Token', 'Field label: secret of an account at Fortify SSC'),
};
