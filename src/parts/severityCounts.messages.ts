import { defineMessage } from 'react-intl';
import * as severityMessages from './severity.messages.js';

export const severityCountsMessages = {
  critical: severityMessages.critical,
  criticalLetter: defineMessage({
    id: 'severityCounts.criticalLetter',
    defaultMessage: 'C',
    description: 'First letter of severity Critical, above a narrow column of counts',
  }),
  high: severityMessages.high,
  highLetter: defineMessage({
    id: 'severityCounts.highLetter',
    defaultMessage: 'H',
    description: 'First letter of severity High, above a narrow column of counts',
  }),
  medium: severityMessages.medium,
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
  unassigned: severityMessages.unassigned,
  unassignedLetter: defineMessage({
    id: 'severityCounts.unassignedLetter',
    defaultMessage: 'U',
    description: 'First letter of severity Unassigned, above a narrow column of counts',
  }),
};
