/**
 * The possible types of an external reference: `external-reference` of CycloneDX 1.5, which servers of 4.11
 * store. The usual ones come first.
 */
export const REFERENCE_TYPES = [
  'website', 'documentation', 'vcs', 'issue-tracker', 'support', 'release-notes', 'advisories', 'security-contact', 'license',
  'distribution', 'distribution-intake', 'bom', 'build-meta', 'build-system', 'chat', 'mailing-list', 'social', 'model-card', 'log',
  'configuration', 'evidence', 'formulation', 'attestation', 'threat-model', 'adversary-model', 'risk-assessment',
  'vulnerability-assertion', 'exploitability-statement', 'pentest-report', 'static-analysis-report', 'dynamic-analysis-report',
  'runtime-analysis-report', 'component-analysis-report', 'maturity-report', 'certification-report', 'codified-infrastructure',
  'quality-metrics', 'poam', 'other',
] as const; // prettier-ignore
