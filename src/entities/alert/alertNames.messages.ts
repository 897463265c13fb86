/** Words of what alerts are made of, in the navigation and in their panels. */
import { defineMessage } from 'react-intl';

export const alerts = defineMessage({
  id: 'alertNames.alerts',
  defaultMessage: 'Alerts',
  description: 'Panel of administration with what the server tells about; also the name of its list',
});

export const templates = defineMessage({
  id: 'alertNames.templates',
  defaultMessage: 'Templates',
  description: 'Panel of administration with the texts that alerts tell with; also the name of its list',
});
