/** Texts for outcomes that many screens have in common: saved, deleted, not found, no matches. */
import { msg } from '../../i18n/msg.js';

export const copyBlocked = msg('outcome.copyBlocked', 'Your browser blocked copying.', 'Reason why a text was not copied');
export const adding = msg('outcome.adding', 'Adding…', 'On a button while adding');
export const forbidden = msg('outcome.forbidden', 'You do not have permission to view this', 'Title instead of a page, list, or section, without the permission for it');
export const noneChanges = msg('outcome.noneChanges', 'All selected items already have these values.', 'Instead of the list of changes when nothing would change');
export const unchanged = msg<{ count: number }>('outcome.unchanged', '{count, plural, other {# will not change}}', 'Below the list of changes. count: selected rows that keep their values');
export const askDelete = msg<{ name: string }>('outcome.askDelete', 'Delete {name}?', 'Title of the question before deleting. name: name of the item');
export const partlyDeleted = msg<{ removed: number; refused: number }>(
  'outcome.partlyDeleted',
  '{removed, number} deleted, {refused, number} not deleted',
  'Title after only some of several rows were deleted. removed, refused: numbers of rows',
);
export const deleted = msg<{ name: string }>('outcome.deleted', '{name} deleted', 'Notice. name: name of the deleted item');
export const created = msg<{ name: string }>('outcome.created', '{name} created', 'Notice. name: name of the created item');
export const tooLong = msg<{ limit: number }>('outcome.tooLong', 'Use {limit, number} characters or fewer.', 'Error below a field. limit: most characters allowed');
export const nameTaken = msg('outcome.nameTaken', 'This name is already in use.', 'Error below a name field when another item has the name');
export const fixed = msg('outcome.fixed', 'Cannot be changed.', 'Help below a field that is fixed after creation');

export const matches = msg<{ count: number }>('outcome.matches', '{count, plural, =0 {No matches} one {# match} other {# matches}}', 'Above a list that is searched or filtered: its number of rows');
export const notSaved = msg<{ reason: string }>('outcome.notSaved', 'Could not save. {reason}', 'In a form after a failed attempt to save; reason is a sentence');
export const noMatch = msg('outcome.noMatch', 'No matches', 'Title instead of a list that search and filters leave empty');
export const notFoundAdvice = msg('outcome.notFoundAdvice', 'It may have been deleted, or the link may be wrong.', 'Below the title that something was not found');

export const partlyRemoved = msg<{ removed: number; refused: number }>(
  'outcome.partlyRemoved',
  '{removed, number} removed, {refused, number} not removed',
  'Title after only some of several rows were removed. removed, refused: numbers of rows',
);
export const noMatchFor = msg<{ text: string }>('outcome.noMatchFor', 'No matches for “{text}”', 'Title instead of a list that a search leaves empty. text: the search text');
export const required = msg('fieldProblem.missing', 'This field is required.', 'Error below an empty field of any form');
