import { msg } from '../../i18n/msg.js';

export const scoreBoxesMessages = {
  cvss: msg<{ version: string }>('scoreBoxes.cvss', 'CVSS v{version}', 'Label of a base score and name of a version of the standard; version such as 3.1'),
  owasp: msg('scoreBoxes.owasp', 'OWASP likelihood and impact', 'Label of two OWASP Risk Rating scores: likelihood, and the larger of technical and business impact'),
  epss: msg('scoreBoxes.epss', 'EPSS, next 30 days', 'Label of a probability of exploitation'),
  percentile: msg('scoreBoxes.percentile', 'EPSS percentile', 'Label and table head (at most 18 characters): share of all vulnerabilities less likely to be exploited'),
  percentileText: msg<{ share: string }>('scoreBoxes.percentileText', 'higher than {share} of all', 'Below the EPSS percentile; share such as 99.9%'),
  epssText: msg<{ odds: number }>('scoreBoxes.epssText', 'about 1 in {odds, number}', 'Below a small probability of exploitation; odds such as 250'),
  epssLikely: msg('scoreBoxes.epssLikely', 'exploitation is likely', 'Below a probability of exploitation of 50% or more'),
  vector: msg('scoreBoxes.vector', 'Vector', 'Label of a CVSS or OWASP vector such as AV:N/AC:L'),
};
