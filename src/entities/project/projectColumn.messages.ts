/** The heads of columns about projects that several lists share. */
import { msg } from '../../i18n/msg.js';

export const columnProjectVersion = msg('projectColumn.version', 'Project version', 'Table head in exported files; at most 18 characters');

export const lastBomImport = msg('projectList.column.lastBomImport', 'Last BOM import', 'Table head: time of the last BOM import. At most 18 characters');
