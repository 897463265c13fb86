import { msg } from '../../../i18n/msg.js';

export const messages = {
  administration: msg('adminPanels.administration', 'Administration', 'Name of the navigation through the panels of administration, for screen readers'),
  search: msg('adminPanels.search', 'Search settings', 'Search field above the navigation of administration, which finds panels and single settings in them'),
  found: msg<{ count: number }>('adminPanels.found', '{count, plural, =0 {No panel or setting has these words.} one {# result} other {# results}}', 'Below adminPanels.search; count is how many panels and settings were found'),
  forbidden: msg('adminPanels.forbidden', 'You may not see the administration', 'Title instead of all panels of administration, without any permission for them'),
  notFound: msg('adminPanels.notFound', 'There is no such panel', 'Title instead of a panel, for an address that leads to none'),
  notFoundAdvice: msg('adminPanels.notFoundAdvice', 'The address may be mistyped, or this administration does not have the panel.', 'Below adminPanels.notFound'),
  toFirst: msg<{ panel: string }>('adminPanels.toFirst', 'Open {panel}', 'Button below adminPanels.notFound; panel is the title of the first panel the user may see'),
};
