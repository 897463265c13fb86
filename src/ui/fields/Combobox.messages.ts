import { msg } from '../../i18n/msg.js';

export const messages = {
  nothing: msg('ui.combobox.nothing', 'Nothing found', 'In the list below a field that searches as one types, when nothing fits'),
  failed: msg('ui.combobox.failed', 'The list could not be loaded. Type again to try once more.', 'In the list below a field that searches as one types, when the server did not answer'),
  found: msg<{ count: number }>('ui.combobox.found', '{count, plural, =0 {Nothing found} one {# choice} other {# choices}}', 'For screen readers: how many choices a field that searches as one types has found'),
  clear: msg('ui.combobox.clear', 'Clear', 'Button in a field that takes the choice back'),
};
