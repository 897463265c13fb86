import { msg } from '../../../i18n/msg.js';
import { forbidden } from '../../../ui/layout/outcome.messages.js';
import { matches } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  administration: msg('adminPanels.administration', 'Administration', 'Screen-reader name of the navigation through the administration panels'),
  search: msg('adminPanels.search', 'Search settings', 'Search field above the navigation of administration. Finds panels and their settings. At most 36 characters'),
  found: matches,
  forbidden,
  notFound: msg('adminPanels.notFound', 'Page not found', 'Title instead of a panel, when the URL names none'),
  notFoundAdvice: msg('adminPanels.notFoundAdvice', 'The link may be wrong, or this console does not have the page.', 'Below adminPanels.notFound'),
  toFirst: msg<{ panel: string }>('adminPanels.toFirst', 'Open {panel}', 'Button below adminPanels.notFound. panel: title of the first panel the user can view'),
};
