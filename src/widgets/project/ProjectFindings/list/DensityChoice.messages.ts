import { msg } from '../../../../i18n/msg.js';

export const densityMessages = {
  density: msg('projectFindings.density', 'Density', 'Name of the choice how close rows stand'),
  comfortable: msg('projectFindings.comfortable', 'Comfortable', 'Choice: rows stand apart'),
  compact: msg('projectFindings.compact', 'Compact', 'Choice: rows stand close'),
};
