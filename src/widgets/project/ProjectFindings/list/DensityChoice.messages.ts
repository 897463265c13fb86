import { msg } from '../../../../i18n/msg.js';

export const densityMessages = {
  density: msg('projectFindings.density', 'Row density', 'Name of the choice between comfortable and compact rows'),
  comfortable: msg('projectFindings.comfortable', 'Comfortable', 'Choice of projectFindings.density: more space between rows'),
  compact: msg('projectFindings.compact', 'Compact', 'Choice of projectFindings.density: less space between rows'),
};
