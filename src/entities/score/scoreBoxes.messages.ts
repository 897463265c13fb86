import { defineMessage } from 'react-intl';

export const scoreBoxesMessages = {
  cvss: defineMessage<{ readonly version: string }>({
    id: 'scoreBoxes.cvss',
    defaultMessage: 'CVSS v{version}',
    description: 'Label of a base score and name of a version of the standard; version such as 3.1',
  }),
  owasp: defineMessage({
    id: 'scoreBoxes.owasp',
    defaultMessage: 'OWASP likelihood, impact',
    description:
      'Label of two scores of the OWASP Risk Rating: likelihood, then the larger one of technical and business impact',
  }),
  epss: defineMessage({
    id: 'scoreBoxes.epss',
    defaultMessage: 'EPSS, next 30 days',
    description: 'Label of a probability of exploitation',
  }),
  percentile: defineMessage({
    id: 'scoreBoxes.percentile',
    defaultMessage: 'EPSS percentile',
    description:
      'Label or head of a column: share of all vulnerabilities that are less likely to be exploited',
  }),
  percentileText: defineMessage<{ readonly share: string }>({
    id: 'scoreBoxes.percentileText',
    defaultMessage: 'likelier than {share} of all',
    description: 'Below the EPSS percentile; share such as 99.9 %',
  }),
  epssText: defineMessage<{ readonly odds: number }>({
    id: 'scoreBoxes.epssText',
    defaultMessage: 'about 1 in {odds, number}',
    description: 'Below a small probability of exploitation',
  }),
  epssLikely: defineMessage({
    id: 'scoreBoxes.epssLikely',
    defaultMessage: 'exploitation is likely',
    description: 'Below a probability of exploitation of one half or more',
  }),
  vector: defineMessage({
    id: 'scoreBoxes.vector',
    defaultMessage: 'Vector',
    description: 'Label of a CVSS or OWASP vector, a line of abbreviations such as AV:N/AC:L',
  }),
};
