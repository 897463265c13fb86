import { msg } from '../../../../i18n/msg.js';
import * as findingMessages from '../../../../entities/finding/finding.messages.js';
import { messages as listMessages } from '../../../../frames/list/list.messages.js';

export const noFindingsMessages = {
  noneTitle: findingMessages.none,
  noneText: msg('projectFindings.noneText', 'No vulnerability is known in the components that this project has. Without components nothing can be found.', 'Below projectFindings.noneTitle'),
  filteredTitle: findingMessages.noMatch,
  filteredText: msg<{ total: number; count: number; filter: string }>(
    'projectFindings.filteredText',
    '{total, plural, one {There is # finding.} other {There are # findings.}} {filter} alone hides {count, number} that all other filters would show.',
    'Below finding.noMatch; filter is the name of a filter, such as Severity',
  ),
  filteredTextPlain: msg<{ total: number }>(
    'projectFindings.filteredTextPlain',
    '{total, plural, one {There is # finding, which the filters hide.} other {There are # findings, which the filters hide.}}',
    'Below finding.noMatch when no single filter is to blame',
  ),
  search: msg('projectFindings.search', 'The search', 'As the filter in projectFindings.filteredText'),
  clearFilters: listMessages.clear,
};
