import { msg } from '../../i18n/msg.js';

export const messages = {
  filters: msg('foldedControls.filters', 'Filters', 'Button above a list that shows its filters. At most 12 characters'),
};
