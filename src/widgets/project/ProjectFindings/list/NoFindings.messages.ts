import { msg } from '../../../../i18n/msg.js';
import * as findingMessages from '../../../../entities/finding/finding.messages.js';
import { messages as listMessages } from '../../../../frames/list/list.messages.js';

export const noFindingsMessages = {
  noneTitle: findingMessages.none,
  noneText: msg('projectFindings.noneText', 'No component has a known vulnerability. If there are no components yet, upload a BOM.', 'Advice below projectFindings.noneTitle'),
  filteredTitle: findingMessages.noMatch,
  filteredText: msg<{ total: number; count: number; filter: string }>(
    'projectFindings.filteredText',
    'Clear “{filter}” to show {count, number} of {total, plural, one {# finding} other {# findings}}.',
    'Below finding.noMatch; filter is a filter name, such as Severity; count is the number shown without it',
  ),
  filteredTextPlain: msg<{ total: number }>('projectFindings.filteredTextPlain', 'Filters hide {total, plural, one {# finding} other {# findings}}.', 'Below finding.noMatch if clearing a single filter would not help'),
  search: msg('projectFindings.search', 'Search', 'Value of filter in projectFindings.filteredText: the search text'),
  clearFilters: listMessages.clear,
};
