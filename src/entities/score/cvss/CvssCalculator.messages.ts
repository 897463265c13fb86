import { defineMessage } from 'react-intl';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import { scoreBoxesMessages } from '../scoreBoxes.messages.js';

export const messages = {
  name: defineMessage({
    id: 'cvssCalculator.name',
    defaultMessage: 'CVSS calculator',
    description:
      'Name of the widget for screen readers; CVSS is a standard for the severity of vulnerabilities',
  }),
  standard: scoreBoxesMessages.cvss,
  compare: defineMessage({
    id: 'cvssCalculator.compare',
    defaultMessage: 'Compare',
    description:
      'Button that shows a second vector beside the one of the calculator, and takes it away again',
  }),
  version: defineMessage({
    id: 'cvssCalculator.version',
    defaultMessage: 'Version of CVSS',
    description: 'Name for screen readers of the choice between v2.0, v3.0, v3.1 and v4.0',
  }),
  shortVersion: defineMessage<{ readonly version: string }>({
    id: 'cvssCalculator.shortVersion',
    defaultMessage: 'v{version}',
    description: 'One of the versions of the standard to choose between; version such as 3.1',
  }),
  base: defineMessage({
    id: 'cvssCalculator.base',
    defaultMessage: 'Base metrics',
    description: 'Heading of the group of metrics that every CVSS vector has',
  }),
  temporal: defineMessage({
    id: 'cvssCalculator.temporal',
    defaultMessage: 'Temporal metrics',
    description: 'Heading of the group of metrics of CVSS v2 and v3 that change with time',
  }),
  threat: defineMessage({
    id: 'cvssCalculator.threat',
    defaultMessage: 'Threat metrics',
    description: 'Heading of the group of metrics of CVSS v4 that change with what is known of attacks',
  }),
  environmental: defineMessage({
    id: 'cvssCalculator.environmental',
    defaultMessage: 'Environmental metrics',
    description: 'Heading of the group of metrics of CVSS that are about the own environment',
  }),
  supplemental: defineMessage({
    id: 'cvssCalculator.supplemental',
    defaultMessage: 'Supplemental metrics',
    description: 'Heading of the group of metrics of CVSS v4 that add facts',
  }),
  supplementalNote: defineMessage({
    id: 'cvssCalculator.supplementalNote',
    defaultMessage: 'They do not change the score.',
    description: 'Below the heading of the supplemental metrics of CVSS v4',
  }),
  setOf: defineMessage<{ readonly count: number; readonly total: number }>({
    id: 'cvssCalculator.setOf',
    defaultMessage: '{count, number} of {total, number} set',
    description: 'Behind the heading of a group of metrics; count have a value, total is how many there are',
  }),
  showAll: defineMessage<{ readonly count: number }>({
    id: 'cvssCalculator.showAll',
    defaultMessage: 'Show all {count, number}',
    description: 'Button that shows all metrics of a group, also those without a value; count is how many',
  }),
  showSet: defineMessage({
    id: 'cvssCalculator.showSet',
    defaultMessage: 'Show fewer',
    description: 'Button that leaves only the metrics of a group that have a value',
  }),
  exploitability: defineMessage({
    id: 'cvssCalculator.exploitability',
    defaultMessage: 'Exploitability',
    description:
      'How hard an attack is: heading above base metrics, and before the sub-score of CVSS v2 and v3',
  }),
  impact: defineMessage({
    id: 'cvssCalculator.impact',
    defaultMessage: 'Impact',
    description:
      'What an attack does: heading above base metrics, and before the sub-score of CVSS v2 and v3',
  }),
  vulnerableImpact: defineMessage({
    id: 'cvssCalculator.vulnerableImpact',
    defaultMessage: 'Impact on the vulnerable system',
    description: 'Heading above three base metrics of CVSS v4',
  }),
  subsequentImpact: defineMessage({
    id: 'cvssCalculator.subsequentImpact',
    defaultMessage: 'Impact on subsequent systems',
    description:
      'Heading above three base metrics of CVSS v4; subsequent systems are those that an attack reaches next',
  }),
  general: defineMessage({
    id: 'cvssCalculator.general',
    defaultMessage: 'Damage and distribution',
    description: 'Heading above two environmental metrics of CVSS v2',
  }),
  requirements: defineMessage({
    id: 'cvssCalculator.requirements',
    defaultMessage: 'Security requirements',
    description:
      'Heading above the three environmental metrics that say how much the own organisation needs something',
  }),
  modified: defineMessage({
    id: 'cvssCalculator.modified',
    defaultMessage: 'Base metrics as they are here',
    description: 'Heading above the modified base metrics of CVSS; here means in the own environment',
  }),
  carried: defineMessage<{ readonly version: string; readonly count: number }>({
    id: 'cvssCalculator.carried',
    defaultMessage:
      '{count, plural, =0 {No metric was taken over to v{version}.} one {# metric was taken over to v{version}.} other {# metrics were taken over to v{version}.}}',
    description: 'After another version was chosen; count is how many values mean the same there',
  }),
  dropped: defineMessage<{ readonly metrics: string }>({
    id: 'cvssCalculator.dropped',
    defaultMessage: 'Without an equal there, so choose anew: {metrics}.',
    description:
      'After another version was chosen; metrics is a list such as User interaction (UI:R), Scope (S:C)',
  }),
  hint: defineMessage<{ readonly versions: string }>({
    id: 'cvssCalculator.hint',
    defaultMessage: 'Paste a vector of {versions}, metrics in any order.',
    description: 'Below the field for a vector; versions is a list such as v3.0, v3.1 or v4.0',
  }),
  versionNotTaken: defineMessage<{ readonly version: string; readonly versions: string }>({
    id: 'cvssCalculator.versionNotTaken',
    defaultMessage: 'This is a vector of v{version}; one of {versions} is needed here.',
    description:
      'Below the field for a vector of a version that this place does not take; versions is a list such as v3.0 or v3.1',
  }),
  announced: defineMessage<{ readonly score: string; readonly severity: string }>({
    id: 'cvssCalculator.announced',
    defaultMessage: 'Score {score}, {severity}',
    description: 'For screen readers, after the score has changed; score such as 7.5, severity such as High',
  }),
  announcedMissing: defineMessage<{ readonly count: number }>({
    id: 'cvssCalculator.announcedMissing',
    defaultMessage: 'No score yet, {count, plural, one {# metric is missing} other {# metrics are missing}}',
    description:
      'For screen readers, while the vector is not whole; count is how many base metrics have no value',
  }),
  waiting: defineMessage({
    id: 'cvssCalculator.waiting',
    defaultMessage: 'Loading the arithmetic of CVSS',
    description: 'In the place of the score while the code that computes it is loaded',
  }),
  failed: defineMessage({
    id: 'cvssCalculator.failed',
    defaultMessage: 'The score could not be computed',
    description: 'In the place of the score when the code that computes it could not be loaded',
  }),
  failedAdvice: defineMessage({
    id: 'cvssCalculator.failedAdvice',
    defaultMessage: 'A part of this page did not load. The vector is kept.',
    description: 'Below “The score could not be computed”; a button to try again follows',
  }),
  retry: statesMessages.retry,
  nothingYet: defineMessage({
    id: 'cvssCalculator.nothingYet',
    defaultMessage: 'No score yet',
    description: 'In the place of the score while base metrics are missing',
  }),
  missing: defineMessage<{ readonly count: number }>({
    id: 'cvssCalculator.missing',
    defaultMessage: '{count, plural, one {# base metric is missing:} other {# base metrics are missing:}}',
    description: 'Above a list of the metrics that still need a value before there is a score',
  }),
  notSet: defineMessage({
    id: 'cvssCalculator.notSet',
    defaultMessage: 'Nothing set',
    description: 'In the place of a score of a group of metrics of which none has a value',
  }),
  baseScore: defineMessage({
    id: 'cvssCalculator.baseScore',
    defaultMessage: 'Base',
    description: 'Before the score of the base metrics',
  }),
  temporalScore: defineMessage({
    id: 'cvssCalculator.temporalScore',
    defaultMessage: 'Temporal',
    description: 'Before the CVSS score with the temporal metrics',
  }),
  threatScore: defineMessage({
    id: 'cvssCalculator.threatScore',
    defaultMessage: 'With threat',
    description: 'Before the CVSS v4 score with the threat metrics',
  }),
  environmentalScore: defineMessage({
    id: 'cvssCalculator.environmentalScore',
    defaultMessage: 'Environmental',
    description: 'Before the CVSS score with all metrics, those of the own environment included',
  }),
  environmentScore: defineMessage({
    id: 'cvssCalculator.environmentScore',
    defaultMessage: 'With environment',
    description: 'Before the CVSS v4 score with all metrics, those of the own environment included',
  }),
  modifiedImpactScore: defineMessage({
    id: 'cvssCalculator.modifiedImpactScore',
    defaultMessage: 'Impact here',
    description: 'Before the modified impact sub-score of CVSS v2 and v3; here means in the own environment',
  }),
  macroVector: defineMessage({
    id: 'cvssCalculator.macroVector',
    defaultMessage: 'Macro vector',
    description: 'Before the six digits from which a CVSS v4 score is looked up',
  }),
};
