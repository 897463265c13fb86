import { msg } from '../../../../i18n/msg.js';
import { messages as projectFindingsMessages } from '../ProjectFindings.messages.js';

export const keyHelpMessages = {
  title: projectFindingsMessages.keys,
  where: msg('findingKeys.where', 'They work while the focus is in the table, never in a field.', 'Above the list of keys'),
  letters: msg('findingKeys.letters', 'Use single-letter keys', 'Switch below the list of keys; off: only keys such as Enter and arrows work'),
  move: msg('findingKeys.move', 'Next, previous row', 'What a key does'),
  open: msg('findingKeys.open', 'Open or close the details', 'What a key does'),
  search: msg('findingKeys.search', 'To the search field', 'What a key does'),
  filter: msg('findingKeys.filter', 'Add a filter', 'What a key does'),
  group: msg('findingKeys.group', 'Group or ungroup aliases', 'What a key does'),
  next: msg('findingKeys.next', 'Next finding without a decision', 'What a key does'),
  page: msg('findingKeys.page', 'A screen back, forward', 'What two keys do'),
  vulnerability: msg('findingKeys.vulnerability', 'Open the vulnerability page', 'What a key does'),
  paths: msg('findingKeys.paths', 'Paths to the component', 'What a key does: shows where the component is in the dependency graph'),
  analysis: msg('findingKeys.analysis', 'To the analysis field', 'What a key does'),
  comment: msg('findingKeys.comment', 'To the comment field', 'What a key does'),
  suppress: msg('findingKeys.suppress', 'Suppress or bring back', 'What a key does'),
  undo: msg('findingKeys.undo', 'Undo the last change', 'What a key does'),
  save: msg('findingKeys.save', 'Save the audit form', 'What a key does'),
  select: msg('findingKeys.select', 'Select, to change several at once', 'What a key does'),
  selectRange: msg('findingKeys.selectRange', 'Select up to here', 'What a key does: from the row that was selected last'),
  close: msg('findingKeys.close', 'Close, clear the selection, then leave', 'What a key does'),
  help: msg('findingKeys.help', 'This list', 'What a key does'),
};
