/** Names of panels, in the navigation of an area and above the panel. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const email = defineMessage({
  id: 'panelNames.email',
  defaultMessage: 'E-mail',
  description: 'Panel of administration: how the server sends mail',
});
