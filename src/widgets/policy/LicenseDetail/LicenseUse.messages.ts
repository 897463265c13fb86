import { defineMessage } from 'react-intl';

/** What stands there before the search for the components with a license begins. */
export const messages = {
  heading: defineMessage({
    id: 'licenseUse.heading',
    defaultMessage: 'Components with this license',
    description: 'Heading, and name of the list of what was found',
  }),
  hint: defineMessage({
    id: 'licenseUse.hint',
    defaultMessage:
      'Servers have no list of them, so the components of each project are looked at. A component counts whose expression names the license, too.',
    description: 'Below licenseUse.heading',
  }),
  find: defineMessage({
    id: 'licenseUse.find',
    defaultMessage: 'Find components',
    description: 'Button that begins the search for the components with a license',
  }),
};
