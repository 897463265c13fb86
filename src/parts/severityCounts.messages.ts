import { defineMessage } from 'react-intl';

export const severityCountsMessages = {
  critical: defineMessage({
    id: 'severityCounts.critical',
    defaultMessage: 'Critical',
    description: 'Name of a count of vulnerabilities',
  }),
  criticalLetter: defineMessage({
    id: 'severityCounts.criticalLetter',
    defaultMessage: 'C',
    description: 'First letter of severity Critical, above a narrow column of counts',
  }),
  high: defineMessage({
    id: 'severityCounts.high',
    defaultMessage: 'High',
    description: 'Name of a count of vulnerabilities',
  }),
  highLetter: defineMessage({
    id: 'severityCounts.highLetter',
    defaultMessage: 'H',
    description: 'First letter of severity High, above a narrow column of counts',
  }),
  medium: defineMessage({
    id: 'severityCounts.medium',
    defaultMessage: 'Medium',
    description: 'Name of a count of vulnerabilities',
  }),
  mediumLetter: defineMessage({
    id: 'severityCounts.mediumLetter',
    defaultMessage: 'M',
    description: 'First letter of severity Medium, above a narrow column of counts',
  }),
  low: defineMessage({
    id: 'severityCounts.low',
    defaultMessage: 'Low and info',
    description: 'Name of a count of vulnerabilities: servers count severity Info as Low',
  }),
  lowLetter: defineMessage({
    id: 'severityCounts.lowLetter',
    defaultMessage: 'L',
    description: 'First letter of severity Low, above a narrow column of counts',
  }),
  unassigned: defineMessage({
    id: 'severityCounts.unassigned',
    defaultMessage: 'Unassigned',
    description: 'Name of a count of vulnerabilities whose severity nobody has said',
  }),
  unassignedLetter: defineMessage({
    id: 'severityCounts.unassignedLetter',
    defaultMessage: 'U',
    description: 'First letter of severity Unassigned, above a narrow column of counts',
  }),
};
