import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'defectDojoSettings.help',
    defaultMessage:
      'Uploads findings of projects that have the property defectdojo.engagementId to DefectDojo.',
    description: 'Below panelNames.defectDojo; defectdojo.engagementId is a name',
  }),
  enabled: defineMessage({
    id: 'defectDojoSettings.enabled',
    defaultMessage: 'Upload to DefectDojo',
    description: 'Switch',
  }),
  reimport: defineMessage({
    id: 'defectDojoSettings.reimport',
    defaultMessage: 'Reimport',
    description: 'Switch: findings update an earlier import instead of making another',
  }),
  reimportHelp: defineMessage({
    id: 'defectDojoSettings.reimportHelp',
    defaultMessage: 'Updates the test of the last upload instead of adding one each time.',
    description: 'Below defectDojoSettings.reimport; a test is a thing in DefectDojo',
  }),
};
