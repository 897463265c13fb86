import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('experimentalSettings.help', 'What the makers of the server only try out. It may have faults and go away.', 'Below panelNames.experimental'),
  bom: msg('experimentalSettings.bom', 'BOM processing', 'Heading'),
  v2: msg('experimentalSettings.v2', 'BOM processing V2', 'Switch: another way to process uploaded BOMs; V2 is its name'),
  v2Help: msg('experimentalSettings.v2Help', 'Takes in uploaded BOMs faster and with fewer conflicts. From 4.12 on it is the only way.', 'Below experimentalSettings.v2'),
};
