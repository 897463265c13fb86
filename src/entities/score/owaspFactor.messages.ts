import { defineMessage } from 'react-intl';

/** Names of the factors of the OWASP Risk Rating Methodology, of their groups and of the levels they make. */
export const messages = {
  SL: defineMessage({
    id: 'owaspFactor.SL',
    defaultMessage: 'Skill level',
    description: 'Name of the factor SL of the OWASP Risk Rating Methodology',
  }),
  M: defineMessage({
    id: 'owaspFactor.M',
    defaultMessage: 'Motive',
    description: 'Name of the factor M of the OWASP Risk Rating Methodology',
  }),
  O: defineMessage({
    id: 'owaspFactor.O',
    defaultMessage: 'Opportunity',
    description: 'Name of the factor O of the OWASP Risk Rating Methodology',
  }),
  S: defineMessage({
    id: 'owaspFactor.S',
    defaultMessage: 'Size',
    description: 'Name of the factor S of the OWASP Risk Rating Methodology',
  }),
  ED: defineMessage({
    id: 'owaspFactor.ED',
    defaultMessage: 'Ease of discovery',
    description: 'Name of the factor ED of the OWASP Risk Rating Methodology',
  }),
  EE: defineMessage({
    id: 'owaspFactor.EE',
    defaultMessage: 'Ease of exploit',
    description: 'Name of the factor EE of the OWASP Risk Rating Methodology',
  }),
  A: defineMessage({
    id: 'owaspFactor.A',
    defaultMessage: 'Awareness',
    description: 'Name of the factor A of the OWASP Risk Rating Methodology',
  }),
  ID: defineMessage({
    id: 'owaspFactor.ID',
    defaultMessage: 'Intrusion detection',
    description: 'Name of the factor ID of the OWASP Risk Rating Methodology',
  }),
  LC: defineMessage({
    id: 'owaspFactor.LC',
    defaultMessage: 'Loss of confidentiality',
    description: 'Name of the factor LC of the OWASP Risk Rating Methodology',
  }),
  LI: defineMessage({
    id: 'owaspFactor.LI',
    defaultMessage: 'Loss of integrity',
    description: 'Name of the factor LI of the OWASP Risk Rating Methodology',
  }),
  LAV: defineMessage({
    id: 'owaspFactor.LAV',
    defaultMessage: 'Loss of availability',
    description: 'Name of the factor LAV of the OWASP Risk Rating Methodology',
  }),
  LAC: defineMessage({
    id: 'owaspFactor.LAC',
    defaultMessage: 'Loss of accountability',
    description: 'Name of the factor LAC of the OWASP Risk Rating Methodology',
  }),
  FD: defineMessage({
    id: 'owaspFactor.FD',
    defaultMessage: 'Financial damage',
    description: 'Name of the factor FD of the OWASP Risk Rating Methodology',
  }),
  RD: defineMessage({
    id: 'owaspFactor.RD',
    defaultMessage: 'Reputation damage',
    description: 'Name of the factor RD of the OWASP Risk Rating Methodology',
  }),
  NC: defineMessage({
    id: 'owaspFactor.NC',
    defaultMessage: 'Non-compliance',
    description: 'Name of the factor NC of the OWASP Risk Rating Methodology',
  }),
  PV: defineMessage({
    id: 'owaspFactor.PV',
    defaultMessage: 'Privacy violation',
    description: 'Name of the factor PV of the OWASP Risk Rating Methodology',
  }),
  threatAgent: defineMessage({
    id: 'owaspGroup.threatAgent',
    defaultMessage: 'Threat agent',
    description: 'Group of OWASP factors: who attacks',
  }),
  // Not shared: a group of factors by its name in the standard.
  vulnerability: defineMessage({
    id: 'owaspGroup.vulnerability',
    defaultMessage: 'Vulnerability',
    description: 'Group of OWASP factors: the vulnerability itself',
  }),
  technicalImpact: defineMessage({
    id: 'owaspGroup.technicalImpact',
    defaultMessage: 'Technical impact',
    description: 'Group of OWASP factors: what is lost technically; stands before its score, too',
  }),
  businessImpact: defineMessage({
    id: 'owaspGroup.businessImpact',
    defaultMessage: 'Business impact',
    description: 'Group of OWASP factors: what the business loses; stands before its score, too',
  }),
  // Not shared: a level of likelihood or impact, not a severity.
  levelLow: defineMessage({
    id: 'owaspFactor.levelLow',
    defaultMessage: 'Low',
    description: 'Level of a likelihood or an impact with a score below 3',
  }),
  // Not shared: a level of likelihood or impact, not a severity.
  levelMedium: defineMessage({
    id: 'owaspFactor.levelMedium',
    defaultMessage: 'Medium',
    description: 'Level of a likelihood or an impact with a score from 3 to below 6',
  }),
  // Not shared: a level of likelihood or impact, not a severity.
  levelHigh: defineMessage({
    id: 'owaspFactor.levelHigh',
    defaultMessage: 'High',
    description: 'Level of a likelihood or an impact with a score of 6 or more',
  }),
};
