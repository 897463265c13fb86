import { defineMessage } from 'react-intl';
import * as findingMessages from '../../../../entities/finding/finding.messages.js';
import { messages as listMessages } from '../../../../frames/list/list.messages.js';

export const noFindingsMessages = {
  noneTitle: findingMessages.none,
  noneText: defineMessage({
    id: 'projectFindings.noneText',
    defaultMessage:
      'No vulnerability is known in the components that this project has. Without components nothing can be found.',
    description: 'Below projectFindings.noneTitle',
  }),
  filteredTitle: findingMessages.noMatch,
  filteredText: defineMessage<{ readonly total: number; readonly count: number; readonly filter: string }>({
    id: 'projectFindings.filteredText',
    defaultMessage:
      '{total, plural, one {There is # finding.} other {There are # findings.}} {filter} alone hides {count, number} that all other filters would show.',
    description: 'Below finding.noMatch; filter is the name of a filter, such as Severity',
  }),
  filteredTextPlain: defineMessage<{ readonly total: number }>({
    id: 'projectFindings.filteredTextPlain',
    defaultMessage:
      '{total, plural, one {There is # finding, which the filters hide.} other {There are # findings, which the filters hide.}}',
    description: 'Below finding.noMatch when no single filter is to blame',
  }),
  search: defineMessage({
    id: 'projectFindings.search',
    defaultMessage: 'The search',
    description: 'As the filter in projectFindings.filteredText',
  }),
  clearFilters: listMessages.clear,
};
