import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('fortifySettings.help', 'Uploads findings of projects that have the property fortify.ssc.applicationId to Fortify Software Security Center.', 'Below panelNames.fortifySsc; fortify.ssc.applicationId is a name'),
  enabled: msg('fortifySettings.enabled', 'Upload to Fortify SSC', 'Switch'),
  token: msg('fortifySettings.token', 'Token', 'Secret of an account of another product'),
};
