import { msg } from '../../i18n/msg.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';

export const messages = {
  heading: msg('listExport.heading', 'All rows that match, columns as shown', 'Over the file formats in the menu list.export: what the file will hold'),
  csv: msg('listExport.csv', 'CSV for spreadsheets', 'In the menu list.export: a file of comma-separated values'),
  json: msg('listExport.json', 'JSON for programs', 'In the menu list.export: a file in JavaScript object notation'),
  reading: msg('listExport.reading', 'Reading the list', 'Name of the progress bar while all rows of a list are read for a file'),
  progress: msg<{ done: number; total: number }>('listExport.progress', '{done, number} of {total, plural, one {# row} other {# rows}} read', 'Beside the progress bar listExport.reading'),
  busy: msg('listExport.busy', 'The list is being read for another file', 'In the menu list.export, why a file format cannot be chosen now'),
  stop: actionMessages.stop,
  failed: msg('listExport.failed', 'The list was not exported.', 'A notice above a list; the reason follows'),
};
