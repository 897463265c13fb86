/** The messages about the project of a row, in table heads and in exported files. */
import { msg } from '../../i18n/msg.js';

export const columnProjectVersion = msg('projectColumn.version', 'Project version', 'Table head in exported files; at most 18 characters');

export const columnLastBomImport = msg('projectColumn.lastBomImport', 'Last BOM import', 'Table head: time of the last BOM import. At most 18 characters');
