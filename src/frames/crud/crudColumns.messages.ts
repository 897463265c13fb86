import { defineMessage } from 'react-intl';

export const messages = {
  enabled: defineMessage({
    id: 'panel.enabled',
    defaultMessage: 'Enabled',
    description:
      'Column head and badge in lists of administration, and the switch in the form of a row: it is used',
  }),
  disabled: defineMessage({
    id: 'panel.disabled',
    defaultMessage: 'Disabled',
    description: 'Badge of a row in lists of administration that is not used for now',
  }),
};
