import { msg } from '../../i18n/msg.js';

export const scoreBoxesMessages = {
  cvss: msg<{ version: string }>('scoreBoxes.cvss', 'CVSS v{version}', 'Label of a base score and name of a version of the standard; version such as 3.1'),
  owasp: msg('scoreBoxes.owasp', 'OWASP likelihood, impact', 'Label of two scores of the OWASP Risk Rating: likelihood, then the larger one of technical and business impact'),
  epss: msg('scoreBoxes.epss', 'EPSS, next 30 days', 'Label of a probability of exploitation'),
  percentile: msg('scoreBoxes.percentile', 'EPSS percentile', 'Label or head of a column: share of all vulnerabilities that are less likely to be exploited'),
  percentileText: msg<{ share: string }>('scoreBoxes.percentileText', 'likelier than {share} of all', 'Below the EPSS percentile; share such as 99.9 %'),
  epssText: msg<{ odds: number }>('scoreBoxes.epssText', 'about 1 in {odds, number}', 'Below a small probability of exploitation'),
  epssLikely: msg('scoreBoxes.epssLikely', 'exploitation is likely', 'Below a probability of exploitation of one half or more'),
  vector: msg('scoreBoxes.vector', 'Vector', 'Label of a CVSS or OWASP vector, a line of abbreviations such as AV:N/AC:L'),
};
