import { defineMessage } from 'react-intl';

export const messages = {
  administration: defineMessage({
    id: 'adminPanels.administration',
    defaultMessage: 'Administration',
    description: 'Name of the navigation through the panels of administration, for screen readers',
  }),
  search: defineMessage({
    id: 'adminPanels.search',
    defaultMessage: 'Search settings',
    description:
      'Search field above the navigation of administration, which finds panels and single settings in them',
  }),
  found: defineMessage<{ readonly count: number }>({
    id: 'adminPanels.found',
    defaultMessage:
      '{count, plural, =0 {No panel or setting has these words.} one {# result} other {# results}}',
    description: 'Below adminPanels.search; count is how many panels and settings were found',
  }),
  forbidden: defineMessage({
    id: 'adminPanels.forbidden',
    defaultMessage: 'You may not see the administration',
    description: 'Title instead of all panels of administration, without any permission for them',
  }),
  notFound: defineMessage({
    id: 'adminPanels.notFound',
    defaultMessage: 'There is no such panel',
    description: 'Title instead of a panel, for an address that leads to none',
  }),
  notFoundAdvice: defineMessage({
    id: 'adminPanels.notFoundAdvice',
    defaultMessage: 'The address may be mistyped, or this administration does not have the panel.',
    description: 'Below adminPanels.notFound',
  }),
  toFirst: defineMessage<{ readonly panel: string }>({
    id: 'adminPanels.toFirst',
    defaultMessage: 'Open {panel}',
    description: 'Button below adminPanels.notFound; panel is the title of the first panel the user may see',
  }),
};
