import { defineMessage } from 'react-intl';
import * as actionMessages from '../../ui/controls/actions.messages.js';

export const messages = {
  heading: defineMessage({
    id: 'listExport.heading',
    defaultMessage: 'All rows that match, columns as shown',
    description: 'Over the file formats in the menu list.export: what the file will hold',
  }),
  csv: defineMessage({
    id: 'listExport.csv',
    defaultMessage: 'CSV for spreadsheets',
    description: 'In the menu list.export: a file of comma-separated values',
  }),
  json: defineMessage({
    id: 'listExport.json',
    defaultMessage: 'JSON for programs',
    description: 'In the menu list.export: a file in JavaScript object notation',
  }),
  reading: defineMessage({
    id: 'listExport.reading',
    defaultMessage: 'Reading the list',
    description: 'Name of the progress bar while all rows of a list are read for a file',
  }),
  progress: defineMessage<{ readonly done: number; readonly total: number }>({
    id: 'listExport.progress',
    defaultMessage: '{done, number} of {total, plural, one {# row} other {# rows}} read',
    description: 'Beside the progress bar listExport.reading',
  }),
  busy: defineMessage({
    id: 'listExport.busy',
    defaultMessage: 'The list is being read for another file',
    description: 'In the menu list.export, why a file format cannot be chosen now',
  }),
  stop: actionMessages.stop,
  failed: defineMessage({
    id: 'listExport.failed',
    defaultMessage: 'The list was not exported.',
    description: 'A notice above a list; the reason follows',
  }),
};
