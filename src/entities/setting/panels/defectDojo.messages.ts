import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('defectDojoSettings.help', 'Uploads findings of projects that have the property defectdojo.engagementId to DefectDojo.', 'Below panelNames.defectDojo; defectdojo.engagementId is a name'),
  enabled: msg('defectDojoSettings.enabled', 'Upload to DefectDojo', 'Switch'),
  reimport: msg('defectDojoSettings.reimport', 'Reimport', 'Switch: findings update an earlier import instead of making another'),
  reimportHelp: msg('defectDojoSettings.reimportHelp', 'Updates the test of the last upload instead of adding one each time.', 'Below defectDojoSettings.reimport; a test is a thing in DefectDojo'),
};
