import { msg } from '../../../i18n/msg.js';

/** The texts shown before the search for components with a license starts. */
export const messages = {
  heading: msg('licenseUse.heading', 'Components with this license', 'Heading, and screen-reader name of the list of components'),
  hint: msg('licenseUse.hint', 'Scans the components of every project. License expressions that include this license also count.', 'Help below the heading licenseUse.heading'),
  find: msg('licenseUse.find', 'Find components', 'Button that starts the scan for components with a license'),
};
