import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('defectDojoSettings.help', 'Uploads findings of projects that have the property defectdojo.engagementId.', 'Help below panelNames.defectDojo; defectdojo.engagementId is a property name'),
  enabled: msg('defectDojoSettings.enabled', 'Upload to DefectDojo', 'Switch: upload findings to DefectDojo'),
  reimport: msg('defectDojoSettings.reimport', 'Reimport', 'Switch: findings update an earlier import'),
  reimportHelp: msg('defectDojoSettings.reimportHelp', 'Updates the last test instead of adding a new one each time.', 'Help below defectDojoSettings.reimport; a test is an object in DefectDojo'),
};
