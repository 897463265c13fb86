/** What files say of the project of a row. */
import { msg } from '../../i18n/msg.js';

export const columnProjectVersion = msg('projectColumn.version', 'Version of the project', 'Head in exported files');
