import { msg } from '../../i18n/msg.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';

export const messages = {
  heading: msg('listExport.heading', 'All matching rows, visible columns', 'Heading above the file formats in the menu list.export: content of the file'),
  csv: msg('listExport.csv', 'CSV for spreadsheets', 'In the menu list.export: a file of comma-separated values'),
  json: msg('listExport.json', 'JSON for scripts', 'In the menu list.export: a file in JavaScript Object Notation'),
  reading: msg('listExport.reading', 'Loading rows', 'Screen-reader name of the progress bar while all rows are loaded for a file'),
  progress: msg<{ done: number; total: number }>('listExport.progress', '{done, number} of {total, plural, one {# row} other {# rows}} loaded', 'Beside the progress bar listExport.reading'),
  busy: msg('listExport.busy', 'Another export is running.', 'In the menu list.export: reason why no file format can be selected'),
  stop: actionMessages.stop,
  failed: msg('listExport.failed', 'Could not export the list', 'Title of a notice above a list. The reason follows'),
};
