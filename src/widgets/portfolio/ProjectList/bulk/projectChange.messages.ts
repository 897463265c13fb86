/** What can be done with projects, in the bar over the list and in the menu of one. One by one, so that a host downloads only those in use. */
import { msg } from '../../../../i18n/msg.js';

export const activate = msg('projectBulk.activate', 'Activate…', 'Button or entry of a menu: projects count again');

export const deactivate = msg('projectBulk.deactivate', 'Deactivate…', 'Button or entry of a menu: projects no longer count');

export const move = msg('projectBulk.parent', 'Move…', 'Button or entry of a menu: gives projects another parent');
