import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'experimentalSettings.help',
    defaultMessage: 'What the makers of the server only try out. It may have faults and go away.',
    description: 'Below panelNames.experimental',
  }),
  bom: defineMessage({
    id: 'experimentalSettings.bom',
    defaultMessage: 'BOM processing',
    description: 'Heading',
  }),
  v2: defineMessage({
    id: 'experimentalSettings.v2',
    defaultMessage: 'BOM processing V2',
    description: 'Switch: another way to process uploaded BOMs; V2 is its name',
  }),
  v2Help: defineMessage({
    id: 'experimentalSettings.v2Help',
    defaultMessage:
      'Takes in uploaded BOMs faster and with fewer conflicts. From 4.12 on it is the only way.',
    description: 'Below experimentalSettings.v2',
  }),
};
