import { msg } from '../../../i18n/msg.js';

/** What stands there before the search for the components with a license begins. */
export const messages = {
  heading: msg('licenseUse.heading', 'Components with this license', 'Heading, and name of the list of what was found'),
  hint: msg('licenseUse.hint', 'Servers have no list of them, so the components of each project are looked at. A component counts whose expression names the license, too.', 'Below licenseUse.heading'),
  find: msg('licenseUse.find', 'Find components', 'Button that begins the search for the components with a license'),
};
