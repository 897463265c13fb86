import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('experimentalSettings.help', 'Features in testing. They may have bugs or be removed.', 'Help below panelNames.experimental'),
  bom: msg('experimentalSettings.bom', 'BOM processing', 'Heading above the switch experimentalSettings.v2'),
  v2: msg('experimentalSettings.v2', 'BOM processing V2', 'Switch: another way to process uploaded BOMs; V2 is its name'),
  v2Help: msg('experimentalSettings.v2Help', 'Faster, with fewer conflicts. Always on from server version 4.12.', 'Help below experimentalSettings.v2'),
};
