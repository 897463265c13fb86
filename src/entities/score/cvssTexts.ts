/** Words for the metrics of CVSS and their values. */
import type { IntlShape } from 'react-intl';
import type { CvssVersion } from '../../domain/scores/cvssMetrics.js';
import { messages as meanings } from './cvssMeaning.messages.js';
import { messages as names } from './cvssMetric.messages.js';
import { messages as values } from './cvssValue.messages.js';

/** The label of a value and its meaning. */
export interface CvssValueText {
  /** A word or two, for a button. */
  label: string;
  /** A sentence. */
  meaning: string;
}

/** Name of a metric; `isAlone` where no heading says which system or environment it is about. */
export function cvssMetricText(intl: IntlShape, version: CvssVersion, key: string, isAlone = false): string {
  const base = baseOf(version, key);
  if (base) {
    const metric = cvssMetricText(intl, version, base, true);
    return intl.formatMessage(names.modified, { metric });
  }
  const name = (isAlone ? NAMES_ALONE[key] : undefined) ?? wordsOf(version, key)?.[0];
  return name ? intl.formatMessage(names[name]) : key;
}

/** Name and meaning of a value of a metric. */
export function cvssValueText(
  intl: IntlShape,
  version: CvssVersion,
  key: string,
  value: string,
): CvssValueText {
  const base = baseOf(version, key);
  const [label, meaning] =
    value === 'X' && base
      ? (['notDefined', 'asBase'] as const)
      : (SAFETY[`${key}:${value}`] ??
        (base ? wordsOf(version, base) : wordsOf(version, key))?.[1][value] ??
        []);
  if (!label || !meaning) return { label: value, meaning: '' };
  return {
    label: intl.formatMessage(values[label]),
    meaning: intl.formatMessage(meanings[meaning]),
  };
}

type Name = Exclude<keyof typeof names, 'modified'>;
type ValueWords = readonly [label: keyof typeof values, meaning: keyof typeof meanings];
type MetricWords = readonly [name: Name, values: Readonly<Record<string, ValueWords>>];

/** The base metric that a modified one, such as `MAV`, is about. */
function baseOf(version: CvssVersion, key: string): string | undefined {
  return version !== '2.0' && /^M[A-Z]/.test(key) ? key.slice(1) : undefined;
}

function wordsOf(version: CvssVersion, key: string): MetricWords | undefined {
  const words = version === '2.0' ? WORDS_2 : version === '4.0' ? WORDS_4 : WORDS_3;
  return words[key] ?? SHARED[key];
}

const SAFETY: Readonly<Record<string, ValueWords>> = {
  'MSI:S': ['safety', 'integritySafety'],
  'MSA:S': ['safety', 'availabilitySafety'],
};

const NAMES_ALONE: Readonly<Record<string, Name>> = {
  VC: 'vulnerableConfidentiality',
  VI: 'vulnerableIntegrity',
  VA: 'vulnerableAvailability',
  SC: 'subsequentConfidentiality',
  SI: 'subsequentIntegrity',
  SA: 'subsequentAvailability',
};

const REQUIREMENT: Readonly<Record<string, ValueWords>> = {
  // “Not defined” counts as a medium requirement up to v3, and as a high one in v4.
  X: ['notDefined', 'notAssessedMedium'],
  ND: ['notDefined', 'notAssessedMedium'],
  L: ['low', 'requirementLow'],
  M: ['medium', 'requirementMedium'],
  H: ['high', 'requirementHigh'],
};
const REQUIREMENT_4 = { ...REQUIREMENT, X: ['notDefined', 'notAssessedHigh'] } as const;

const REMEDIATION: Readonly<Record<string, ValueWords>> = {
  X: ['notDefined', 'notAssessed'],
  ND: ['notDefined', 'notAssessed'],
  O: ['officialFix', 'officialFix'],
  OF: ['officialFix', 'officialFix'],
  T: ['temporaryFix', 'temporaryFix'],
  TF: ['temporaryFix', 'temporaryFix'],
  W: ['workaround', 'workaround'],
  U: ['unavailable', 'unavailable'],
};

const MATURITY: Readonly<Record<string, ValueWords>> = {
  X: ['notDefined', 'notAssessed'],
  ND: ['notDefined', 'notAssessed'],
  U: ['unproven', 'unproven'],
  P: ['proofOfConcept', 'proofOfConcept'],
  POC: ['proofOfConcept', 'proofOfConcept'],
  F: ['functional', 'functional'],
  H: ['high', 'exploitHigh'],
};

const CONFIDENTIALITY: Readonly<Record<string, ValueWords>> = {
  H: ['high', 'confidentialityHigh'],
  L: ['low', 'confidentialityLow'],
  N: ['none', 'confidentialityNone'],
};
const INTEGRITY: Readonly<Record<string, ValueWords>> = {
  H: ['high', 'integrityHigh'],
  L: ['low', 'integrityLow'],
  N: ['none', 'integrityNone'],
};
const AVAILABILITY: Readonly<Record<string, ValueWords>> = {
  H: ['high', 'availabilityHigh'],
  L: ['low', 'availabilityLow'],
  N: ['none', 'availabilityNone'],
};

/** The metrics that v3 and v4 agree on. */
const SHARED: Readonly<Record<string, MetricWords>> = {
  AV: [
    'attackVector',
    {
      N: ['network', 'attackVectorNetwork'],
      A: ['adjacent', 'attackVectorAdjacent'],
      L: ['local', 'attackVectorLocal'],
      P: ['physical', 'attackVectorPhysical'],
    },
  ],
  PR: [
    'privilegesRequired',
    { N: ['none', 'privilegesNone'], L: ['low', 'privilegesLow'], H: ['high', 'privilegesHigh'] },
  ],
};

const WORDS_2: Readonly<Record<string, MetricWords>> = {
  AV: [
    'accessVector',
    {
      N: ['network', 'attackVectorNetwork'],
      A: ['adjacent', 'accessVectorAdjacent'],
      L: ['local', 'accessVectorLocal'],
    },
  ],
  AC: [
    'accessComplexity',
    {
      H: ['high', 'accessComplexityHigh'],
      M: ['medium', 'accessComplexityMedium'],
      L: ['low', 'accessComplexityLow'],
    },
  ],
  Au: [
    'authentication',
    {
      M: ['multiple', 'authenticationMultiple'],
      S: ['single', 'authenticationSingle'],
      N: ['none', 'authenticationNone'],
    },
  ],
  C: [
    'confidentiality',
    {
      N: ['none', 'confidentialityNone'],
      P: ['partial', 'confidentialityPartial'],
      C: ['complete', 'confidentialityComplete'],
    },
  ],
  I: [
    'integrity',
    {
      N: ['none', 'integrityNone'],
      P: ['partial', 'integrityPartial'],
      C: ['complete', 'integrityComplete'],
    },
  ],
  A: [
    'availability',
    {
      N: ['none', 'availabilityNone'],
      P: ['partial', 'availabilityPartial'],
      C: ['complete', 'availabilityComplete'],
    },
  ],
  E: ['exploitability', MATURITY],
  RL: ['remediationLevel', REMEDIATION],
  RC: [
    'reportConfidence',
    {
      ND: ['notDefined', 'notAssessed'],
      UC: ['unconfirmed', 'reportUnconfirmed'],
      UR: ['uncorroborated', 'reportUncorroborated'],
      C: ['confirmed', 'reportConfirmed'],
    },
  ],
  CDP: [
    'collateralDamagePotential',
    {
      ND: ['notDefined', 'notAssessedNone'],
      N: ['none', 'damageNone'],
      L: ['low', 'damageLow'],
      LM: ['lowMedium', 'damageLowMedium'],
      MH: ['mediumHigh', 'damageMediumHigh'],
      H: ['high', 'damageHigh'],
    },
  ],
  TD: [
    'targetDistribution',
    {
      ND: ['notDefined', 'notAssessedHigh'],
      N: ['none', 'distributionNone'],
      L: ['low', 'distributionLow'],
      M: ['medium', 'distributionMedium'],
      H: ['high', 'distributionHigh'],
    },
  ],
  CR: ['confidentialityRequirement', REQUIREMENT],
  IR: ['integrityRequirement', REQUIREMENT],
  AR: ['availabilityRequirement', REQUIREMENT],
};

const WORDS_3: Readonly<Record<string, MetricWords>> = {
  AC: ['attackComplexity', { L: ['low', 'attackComplexityLow3'], H: ['high', 'attackComplexityHigh3'] }],
  UI: ['userInteraction', { N: ['none', 'interactionNone'], R: ['required', 'interactionRequired'] }],
  S: ['scope', { U: ['unchanged', 'scopeUnchanged'], C: ['changed', 'scopeChanged'] }],
  C: ['confidentiality', CONFIDENTIALITY],
  I: ['integrity', INTEGRITY],
  A: ['availability', AVAILABILITY],
  E: ['exploitCodeMaturity', MATURITY],
  RL: ['remediationLevel', REMEDIATION],
  RC: [
    'reportConfidence',
    {
      X: ['notDefined', 'notAssessed'],
      U: ['unknown', 'reportUnknown'],
      R: ['reasonable', 'reportReasonable'],
      C: ['confirmed', 'reportConfirmed'],
    },
  ],
  CR: ['confidentialityRequirement', REQUIREMENT],
  IR: ['integrityRequirement', REQUIREMENT],
  AR: ['availabilityRequirement', REQUIREMENT],
};

const WORDS_4: Readonly<Record<string, MetricWords>> = {
  AC: ['attackComplexity', { L: ['low', 'attackComplexityLow4'], H: ['high', 'attackComplexityHigh4'] }],
  AT: [
    'attackRequirements',
    { N: ['none', 'attackRequirementsNone'], P: ['present', 'attackRequirementsPresent'] },
  ],
  UI: [
    'userInteraction',
    {
      N: ['none', 'interactionNone'],
      P: ['passive', 'interactionPassive'],
      A: ['active', 'interactionActive'],
    },
  ],
  VC: ['confidentiality', CONFIDENTIALITY],
  VI: ['integrity', INTEGRITY],
  VA: ['availability', AVAILABILITY],
  SC: ['confidentiality', { ...CONFIDENTIALITY, N: ['none', 'subsequentConfidentialityNone'] }],
  SI: ['integrity', { ...INTEGRITY, N: ['none', 'subsequentIntegrityNone'] }],
  SA: ['availability', { ...AVAILABILITY, N: ['none', 'subsequentAvailabilityNone'] }],
  E: [
    'exploitMaturity',
    {
      X: ['notDefined', 'notAssessed'],
      A: ['attacked', 'attacked'],
      P: ['proofOfConcept', 'proofOfConcept4'],
      U: ['unreported', 'unreported'],
    },
  ],
  CR: ['confidentialityRequirement', REQUIREMENT_4],
  IR: ['integrityRequirement', REQUIREMENT_4],
  AR: ['availabilityRequirement', REQUIREMENT_4],
  S: [
    'safety',
    {
      X: ['notDefined', 'notAssessedNothing'],
      N: ['negligible', 'safetyNegligible'],
      P: ['present', 'safetyPresent'],
    },
  ],
  AU: [
    'automatable',
    {
      X: ['notDefined', 'notAssessedNothing'],
      N: ['no', 'automatableNo'],
      Y: ['yes', 'automatableYes'],
    },
  ],
  R: [
    'recovery',
    {
      X: ['notDefined', 'notAssessedNothing'],
      A: ['automatic', 'recoveryAutomatic'],
      U: ['user', 'recoveryUser'],
      I: ['irrecoverable', 'recoveryIrrecoverable'],
    },
  ],
  V: [
    'valueDensity',
    {
      X: ['notDefined', 'notAssessedNothing'],
      D: ['diffuse', 'densityDiffuse'],
      C: ['concentrated', 'densityConcentrated'],
    },
  ],
  RE: [
    'responseEffort',
    {
      X: ['notDefined', 'notAssessedNothing'],
      L: ['low', 'effortLow'],
      M: ['medium', 'effortModerate'],
      H: ['high', 'effortHigh'],
    },
  ],
  U: [
    'providerUrgency',
    {
      X: ['notDefined', 'notAssessedNothing'],
      Clear: ['clear', 'urgencyClear'],
      Green: ['green', 'urgencyGreen'],
      Amber: ['amber', 'urgencyAmber'],
      Red: ['red', 'urgencyRed'],
    },
  ],
};
