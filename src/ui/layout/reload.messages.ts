import { defineMessage } from 'react-intl';

export const reload = defineMessage({
  id: 'ui.reload',
  defaultMessage: 'Reload',
  description: 'Button above a list or a drawing that loads its data again',
});
