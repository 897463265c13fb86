import { msg } from '../../../../i18n/msg.js';
import { messages as projectFindingsMessages } from '../ProjectFindings.messages.js';

export const keyHelpMessages = {
  title: projectFindingsMessages.keys,
  where: msg('findingKeys.where', 'Shortcuts work in the table, but not in a field.', 'Above the list of keyboard shortcuts'),
  letters: msg('findingKeys.letters', 'Use single-letter keys', 'Switch below the list of keyboard shortcuts. When off, only keys such as Enter and arrows work'),
  move: msg('findingKeys.move', 'Next or previous row', 'Action of a keyboard shortcut'),
  open: msg('findingKeys.open', 'Open or close details', 'Action of a keyboard shortcut'),
  search: msg('findingKeys.search', 'Go to search', 'Action of a keyboard shortcut'),
  filter: msg('findingKeys.filter', 'Add a filter', 'Action of a keyboard shortcut'),
  group: msg('findingKeys.group', 'Group or ungroup aliases', 'Action of a keyboard shortcut'),
  next: msg('findingKeys.next', 'Next unaudited finding', 'Action of a keyboard shortcut'),
  page: msg('findingKeys.page', 'Page up or down', 'Action of two keyboard shortcuts'),
  vulnerability: msg('findingKeys.vulnerability', 'Open vulnerability page', 'Action of a keyboard shortcut'),
  paths: msg('findingKeys.paths', 'Show paths to component', 'Action of a keyboard shortcut: shows the component in the dependency graph'),
  analysis: msg('findingKeys.analysis', 'Go to analysis', 'Action of a keyboard shortcut: moves to the analysis field'),
  comment: msg('findingKeys.comment', 'Go to comment', 'Action of a keyboard shortcut: moves to the comment field'),
  suppress: msg('findingKeys.suppress', 'Suppress or unsuppress', 'Action of a keyboard shortcut'),
  undo: msg('findingKeys.undo', 'Undo last change', 'Action of a keyboard shortcut'),
  save: msg('findingKeys.save', 'Save audit form', 'Action of a keyboard shortcut: saves the audit decision in the form'),
  select: msg('findingKeys.select', 'Select for bulk audit', 'Action of a keyboard shortcut: selects the row to audit several findings together'),
  selectRange: msg('findingKeys.selectRange', 'Select up to this row', 'Action of a keyboard shortcut: selects all rows from the last selected one to this one'),
  close: msg('findingKeys.close', 'Close details, clear selection, leave table', 'Action of a keyboard shortcut, one step each time it is pressed'),
  help: msg('findingKeys.help', 'Show this list', 'Action of a keyboard shortcut'),
};
