/** What can be done with projects, in the bar over the list and in the menu of one. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const activate = defineMessage({
  id: 'projectBulk.activate',
  defaultMessage: 'Activate…',
  description: 'Button or entry of a menu: projects count again',
});

export const deactivate = defineMessage({
  id: 'projectBulk.deactivate',
  defaultMessage: 'Deactivate…',
  description: 'Button or entry of a menu: projects no longer count',
});

export const move = defineMessage({
  id: 'projectBulk.parent',
  defaultMessage: 'Move…',
  description: 'Button or entry of a menu: gives projects another parent',
});
