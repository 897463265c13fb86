import { msg } from '../../i18n/msg.js';

export const reload = msg('ui.reload', 'Reload', 'Button above a list or a drawing that loads its data again');
