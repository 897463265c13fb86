import type { FindingColumn } from '../../../../domain/findings/findingsValue.js';

/** Fields of the server's answer, by which the existing console names columns in what it remembers; and our own. */
export const FINDING_FIELDS: Readonly<Record<FindingColumn, string>> = {
  severity: 'vulnerability.severity',
  vulnerability: 'vulnerability.vulnId',
  component: 'component.name',
  version: 'component.version',
  group: 'component.group',
  cvss: 'vulnerability.cvss',
  epss: 'vulnerability.epssScore',
  epssPercentile: 'vulnerability.epssPercentile',
  published: 'vulnerability.published',
  source: 'vulnerability.source',
  aliases: 'vulnerability.aliases',
  cwe: 'vulnerability.cwes',
  analysis: 'analysis.state',
  suppressed: 'analysis.isSuppressed',
  attributed: 'attribution.attributedOn',
  analyzer: 'attribution.analyzerIdentity',
  matrix: 'matrix',
};
