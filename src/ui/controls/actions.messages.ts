/** The words of common buttons. Each is a separate export, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const opens = msg<{ action: string }>('actions.opens', '{action}…', 'Text of a button or menu entry that opens a form or a question. action: such as “Edit tags”');

export const stop = msg('actions.stop', 'Stop', 'Button that stops a running operation. Finished work is kept. At most 12 characters');

export const undo = msg('actions.undo', 'Undo', 'Button that restores the previous state. At most 12 characters');

export const copy = msg('actions.copy', 'Copy', 'Button that copies a text to the clipboard, and hidden head of a column of such buttons. At most 12 characters');

export const copied = msg('actions.copied', 'Copied', 'On or beside a button for a moment after copying. At most 12 characters');

export const done = msg('actions.done', 'Done', 'Button that closes a dialog in which everything has taken effect. At most 12 characters');

export const more = msg('actions.more', 'More actions', 'Name of a button that opens a menu of further actions');

export const edit = msg('actions.edit', 'Edit', 'Button that opens the form for the item on the page, and screen-reader head of a column of such buttons. At most 12 characters');

export const resume = msg('actions.resume', 'Resume', 'Button that continues paused work. At most 12 characters');
export const showAll = msg<{ count: number }>('actions.showAll', 'Show all {count, number}', 'Button below the first few of many. count: number of all');
export const showLess = msg('actions.showLess', 'Show less', 'Button that shortens a text or list again');
export const clearFilters = msg('actions.clearFilters', 'Clear filters', 'Button that removes the search and filters of a list. At most 20 characters');
export const showMore = msg('actions.showMore', 'Show more', 'Button that shows the next of many');
export const clearSearch = msg('actions.clearSearch', 'Clear search', 'Button that clears the search field of a list. At most 20 characters');
export const andMore = msg<{ count: number }>('ui.scatterChart.more', '{count, plural, other {and # more}}', 'After the first names at a chart mark. count: number of the others');
export const searchByName = msg('assignments.search', 'Search by name', 'Name of the search field above a long list of users, teams, permissions, or groups');
export const preview = msg('htmlField.preview', 'Preview', 'Heading above the rendered HTML of the field');
