/** The messages about the project of a row in exported files. */
import { msg } from '../../i18n/msg.js';

export const columnProjectVersion = msg('projectColumn.version', 'Project version', 'Table head in exported files; at most 18 characters');
