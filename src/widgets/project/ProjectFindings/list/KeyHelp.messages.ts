import { defineMessage } from 'react-intl';
import { messages as projectFindingsMessages } from '../ProjectFindings.messages.js';

export const keyHelpMessages = {
  title: projectFindingsMessages.keys,
  where: defineMessage({
    id: 'findingKeys.where',
    defaultMessage: 'They work while the focus is in the table, never in a field.',
    description: 'Above the list of keys',
  }),
  letters: defineMessage({
    id: 'findingKeys.letters',
    defaultMessage: 'Use single-letter keys',
    description: 'Switch below the list of keys; off: only keys such as Enter and arrows work',
  }),
  move: defineMessage({
    id: 'findingKeys.move',
    defaultMessage: 'Next, previous row',
    description: 'What a key does',
  }),
  open: defineMessage({
    id: 'findingKeys.open',
    defaultMessage: 'Open or close the details',
    description: 'What a key does',
  }),
  search: defineMessage({
    id: 'findingKeys.search',
    defaultMessage: 'To the search field',
    description: 'What a key does',
  }),
  filter: defineMessage({
    id: 'findingKeys.filter',
    defaultMessage: 'Add a filter',
    description: 'What a key does',
  }),
  group: defineMessage({
    id: 'findingKeys.group',
    defaultMessage: 'Group or ungroup aliases',
    description: 'What a key does',
  }),
  next: defineMessage({
    id: 'findingKeys.next',
    defaultMessage: 'Next finding without a decision',
    description: 'What a key does',
  }),
  page: defineMessage({
    id: 'findingKeys.page',
    defaultMessage: 'A screen back, forward',
    description: 'What two keys do',
  }),
  vulnerability: defineMessage({
    id: 'findingKeys.vulnerability',
    defaultMessage: 'Open the vulnerability page',
    description: 'What a key does',
  }),
  paths: defineMessage({
    id: 'findingKeys.paths',
    defaultMessage: 'Paths to the component',
    description: 'What a key does: shows where the component is in the dependency graph',
  }),
  analysis: defineMessage({
    id: 'findingKeys.analysis',
    defaultMessage: 'To the analysis field',
    description: 'What a key does',
  }),
  comment: defineMessage({
    id: 'findingKeys.comment',
    defaultMessage: 'To the comment field',
    description: 'What a key does',
  }),
  suppress: defineMessage({
    id: 'findingKeys.suppress',
    defaultMessage: 'Suppress or bring back',
    description: 'What a key does',
  }),
  undo: defineMessage({
    id: 'findingKeys.undo',
    defaultMessage: 'Undo the last change',
    description: 'What a key does',
  }),
  save: defineMessage({
    id: 'findingKeys.save',
    defaultMessage: 'Save the audit form',
    description: 'What a key does',
  }),
  select: defineMessage({
    id: 'findingKeys.select',
    defaultMessage: 'Select, to change several at once',
    description: 'What a key does',
  }),
  selectRange: defineMessage({
    id: 'findingKeys.selectRange',
    defaultMessage: 'Select up to here',
    description: 'What a key does: from the row that was selected last',
  }),
  close: defineMessage({
    id: 'findingKeys.close',
    defaultMessage: 'Close, clear the selection, then leave',
    description: 'What a key does',
  }),
  help: defineMessage({
    id: 'findingKeys.help',
    defaultMessage: 'This list',
    description: 'What a key does',
  }),
};
