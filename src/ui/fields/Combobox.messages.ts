import { defineMessage } from 'react-intl';

export const messages = {
  nothing: defineMessage({
    id: 'ui.combobox.nothing',
    defaultMessage: 'Nothing found',
    description: 'In the list below a field that searches as one types, when nothing fits',
  }),
  failed: defineMessage({
    id: 'ui.combobox.failed',
    defaultMessage: 'The list could not be loaded. Type again to try once more.',
    description: 'In the list below a field that searches as one types, when the server did not answer',
  }),
  found: defineMessage<{ readonly count: number }>({
    id: 'ui.combobox.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# choice} other {# choices}}',
    description: 'For screen readers: how many choices a field that searches as one types has found',
  }),
  clear: defineMessage({
    id: 'ui.combobox.clear',
    defaultMessage: 'Clear',
    description: 'Button in a field that takes the choice back',
  }),
};
