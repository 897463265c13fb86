/** What files say of the project of a row. */
import { msg } from '../../i18n/msg.js';

export const columnProjectVersion = msg('projectColumn.version', 'Project version', 'Table head in exported files; at most 18 characters');
