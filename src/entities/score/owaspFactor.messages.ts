import { msg } from '../../i18n/msg.js';

/** Names of the factors of the OWASP Risk Rating Methodology, of their groups and of the levels they make. */
export const messages = {
  SL: msg('owaspFactor.SL', 'Skill level', 'Name of the factor SL of the OWASP Risk Rating Methodology'),
  M: msg('owaspFactor.M', 'Motive', 'Name of the factor M of the OWASP Risk Rating Methodology'),
  O: msg('owaspFactor.O', 'Opportunity', 'Name of the factor O of the OWASP Risk Rating Methodology'),
  S: msg('owaspFactor.S', 'Size', 'Name of the factor S of the OWASP Risk Rating Methodology'),
  ED: msg('owaspFactor.ED', 'Ease of discovery', 'Name of the factor ED of the OWASP Risk Rating Methodology'),
  EE: msg('owaspFactor.EE', 'Ease of exploit', 'Name of the factor EE of the OWASP Risk Rating Methodology'),
  A: msg('owaspFactor.A', 'Awareness', 'Name of the factor A of the OWASP Risk Rating Methodology'),
  ID: msg('owaspFactor.ID', 'Intrusion detection', 'Name of the factor ID of the OWASP Risk Rating Methodology'),
  LC: msg('owaspFactor.LC', 'Loss of confidentiality', 'Name of the factor LC of the OWASP Risk Rating Methodology'),
  LI: msg('owaspFactor.LI', 'Loss of integrity', 'Name of the factor LI of the OWASP Risk Rating Methodology'),
  LAV: msg('owaspFactor.LAV', 'Loss of availability', 'Name of the factor LAV of the OWASP Risk Rating Methodology'),
  LAC: msg('owaspFactor.LAC', 'Loss of accountability', 'Name of the factor LAC of the OWASP Risk Rating Methodology'),
  FD: msg('owaspFactor.FD', 'Financial damage', 'Name of the factor FD of the OWASP Risk Rating Methodology'),
  RD: msg('owaspFactor.RD', 'Reputation damage', 'Name of the factor RD of the OWASP Risk Rating Methodology'),
  NC: msg('owaspFactor.NC', 'Non-compliance', 'Name of the factor NC of the OWASP Risk Rating Methodology'),
  PV: msg('owaspFactor.PV', 'Privacy violation', 'Name of the factor PV of the OWASP Risk Rating Methodology'),
  threatAgent: msg('owaspGroup.threatAgent', 'Threat agent', 'Heading of the OWASP factors about the attacker'),
  // Not shared: a group of factors by its name in the standard.
  vulnerability: msg('owaspGroup.vulnerability', 'Vulnerability', 'Heading of the OWASP factors about the vulnerability itself'),
  technicalImpact: msg('owaspGroup.technicalImpact', 'Technical impact', 'Heading of the OWASP factors about technical loss, also a label before their score'),
  businessImpact: msg('owaspGroup.businessImpact', 'Business impact', 'Heading of the OWASP factors about business loss, also a label before their score'),
  // Not shared: a level of likelihood or impact, not a severity.
  levelLow: msg('owaspFactor.levelLow', 'Low', 'Level of a likelihood or an impact with a score below 3'),
  // Not shared: a level of likelihood or impact, not a severity.
  levelMedium: msg('owaspFactor.levelMedium', 'Medium', 'Level of a likelihood or an impact with a score from 3 to below 6'),
  // Not shared: a level of likelihood or impact, not a severity.
  levelHigh: msg('owaspFactor.levelHigh', 'High', 'Level of a likelihood or an impact with a score of 6 or more'),
};
