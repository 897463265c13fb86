import { defineMessage } from 'react-intl';

/** Names of the metrics of CVSS, after those of the standard. */
// Not shared: terms of a standard; translators take them from its published translations.
export const messages = {
  attackVector: defineMessage({
    id: 'cvssMetric.attackVector',
    defaultMessage: 'Attack vector',
    description: 'Name of a CVSS metric (AV of v3 and v4)',
  }),
  accessVector: defineMessage({
    id: 'cvssMetric.accessVector',
    defaultMessage: 'Access vector',
    description: 'Name of a CVSS metric (AV of v2)',
  }),
  attackComplexity: defineMessage({
    id: 'cvssMetric.attackComplexity',
    defaultMessage: 'Attack complexity',
    description: 'Name of a CVSS metric (AC of v3 and v4)',
  }),
  accessComplexity: defineMessage({
    id: 'cvssMetric.accessComplexity',
    defaultMessage: 'Access complexity',
    description: 'Name of a CVSS metric (AC of v2)',
  }),
  attackRequirements: defineMessage({
    id: 'cvssMetric.attackRequirements',
    defaultMessage: 'Attack requirements',
    description: 'Name of a CVSS metric (AT of v4)',
  }),
  authentication: defineMessage({
    id: 'cvssMetric.authentication',
    defaultMessage: 'Authentication',
    description: 'Name of a CVSS metric (Au of v2)',
  }),
  privilegesRequired: defineMessage({
    id: 'cvssMetric.privilegesRequired',
    defaultMessage: 'Privileges required',
    description: 'Name of a CVSS metric (PR of v3 and v4)',
  }),
  userInteraction: defineMessage({
    id: 'cvssMetric.userInteraction',
    defaultMessage: 'User interaction',
    description: 'Name of a CVSS metric (UI of v3 and v4)',
  }),
  scope: defineMessage({
    id: 'cvssMetric.scope',
    defaultMessage: 'Scope',
    description: 'Name of a CVSS metric (S of v3)',
  }),
  confidentiality: defineMessage({
    id: 'cvssMetric.confidentiality',
    defaultMessage: 'Confidentiality',
    description: 'Name of a CVSS metric (C, VC and SC; the heading above says whose)',
  }),
  integrity: defineMessage({
    id: 'cvssMetric.integrity',
    defaultMessage: 'Integrity',
    description: 'Name of a CVSS metric (I, VI and SI; the heading above says whose)',
  }),
  availability: defineMessage({
    id: 'cvssMetric.availability',
    defaultMessage: 'Availability',
    description: 'Name of a CVSS metric (A, VA and SA; the heading above says whose)',
  }),
  exploitability: defineMessage({
    id: 'cvssMetric.exploitability',
    defaultMessage: 'Exploitability',
    description: 'Name of a CVSS metric (E of v2)',
  }),
  exploitCodeMaturity: defineMessage({
    id: 'cvssMetric.exploitCodeMaturity',
    defaultMessage: 'Exploit code maturity',
    description: 'Name of a CVSS metric (E of v3)',
  }),
  exploitMaturity: defineMessage({
    id: 'cvssMetric.exploitMaturity',
    defaultMessage: 'Exploit maturity',
    description: 'Name of a CVSS metric (E of v4)',
  }),
  remediationLevel: defineMessage({
    id: 'cvssMetric.remediationLevel',
    defaultMessage: 'Remediation level',
    description: 'Name of a CVSS metric (RL)',
  }),
  reportConfidence: defineMessage({
    id: 'cvssMetric.reportConfidence',
    defaultMessage: 'Report confidence',
    description: 'Name of a CVSS metric (RC)',
  }),
  collateralDamagePotential: defineMessage({
    id: 'cvssMetric.collateralDamagePotential',
    defaultMessage: 'Collateral damage potential',
    description: 'Name of a CVSS metric (CDP of v2)',
  }),
  targetDistribution: defineMessage({
    id: 'cvssMetric.targetDistribution',
    defaultMessage: 'Target distribution',
    description: 'Name of a CVSS metric (TD of v2)',
  }),
  confidentialityRequirement: defineMessage({
    id: 'cvssMetric.confidentialityRequirement',
    defaultMessage: 'Confidentiality requirement',
    description: 'Name of a CVSS metric (CR)',
  }),
  integrityRequirement: defineMessage({
    id: 'cvssMetric.integrityRequirement',
    defaultMessage: 'Integrity requirement',
    description: 'Name of a CVSS metric (IR)',
  }),
  availabilityRequirement: defineMessage({
    id: 'cvssMetric.availabilityRequirement',
    defaultMessage: 'Availability requirement',
    description: 'Name of a CVSS metric (AR)',
  }),
  vulnerableConfidentiality: defineMessage({
    id: 'cvssMetric.vulnerableConfidentiality',
    defaultMessage: 'Confidentiality, vulnerable system',
    description: 'Name of a CVSS metric (VC of v4 where no heading says whose)',
  }),
  vulnerableIntegrity: defineMessage({
    id: 'cvssMetric.vulnerableIntegrity',
    defaultMessage: 'Integrity, vulnerable system',
    description: 'Name of a CVSS metric (VI of v4 where no heading says whose)',
  }),
  vulnerableAvailability: defineMessage({
    id: 'cvssMetric.vulnerableAvailability',
    defaultMessage: 'Availability, vulnerable system',
    description: 'Name of a CVSS metric (VA of v4 where no heading says whose)',
  }),
  subsequentConfidentiality: defineMessage({
    id: 'cvssMetric.subsequentConfidentiality',
    defaultMessage: 'Confidentiality, subsequent systems',
    description: 'Name of a CVSS metric (SC of v4 where no heading says whose)',
  }),
  subsequentIntegrity: defineMessage({
    id: 'cvssMetric.subsequentIntegrity',
    defaultMessage: 'Integrity, subsequent systems',
    description: 'Name of a CVSS metric (SI of v4 where no heading says whose)',
  }),
  subsequentAvailability: defineMessage({
    id: 'cvssMetric.subsequentAvailability',
    defaultMessage: 'Availability, subsequent systems',
    description: 'Name of a CVSS metric (SA of v4 where no heading says whose)',
  }),
  safety: defineMessage({
    id: 'cvssMetric.safety',
    defaultMessage: 'Safety',
    description: 'Name of a CVSS metric (S of v4, whether people may be hurt)',
  }),
  automatable: defineMessage({
    id: 'cvssMetric.automatable',
    defaultMessage: 'Automatable',
    description: 'Name of a CVSS metric (AU of v4)',
  }),
  recovery: defineMessage({
    id: 'cvssMetric.recovery',
    defaultMessage: 'Recovery',
    description: 'Name of a CVSS metric (R of v4)',
  }),
  valueDensity: defineMessage({
    id: 'cvssMetric.valueDensity',
    defaultMessage: 'Value density',
    description: 'Name of a CVSS metric (V of v4, how much one attack yields)',
  }),
  responseEffort: defineMessage({
    id: 'cvssMetric.responseEffort',
    defaultMessage: 'Response effort',
    description: 'Name of a CVSS metric (RE of v4)',
  }),
  providerUrgency: defineMessage({
    id: 'cvssMetric.providerUrgency',
    defaultMessage: 'Provider urgency',
    description: 'Name of a CVSS metric (U of v4)',
  }),
  modified: defineMessage<{ readonly metric: string }>({
    id: 'cvssMetric.modified',
    defaultMessage: '{metric}, here',
    description:
      'Name of a modified base metric of CVSS, such as MAV; metric is the name of the base metric, here means in the own environment',
  }),
};
