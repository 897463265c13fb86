import { msg } from '../../i18n/msg.js';

export const reload = msg('ui.reload', 'Reload', 'Button above a list or chart that loads its data again. At most 12 characters');
