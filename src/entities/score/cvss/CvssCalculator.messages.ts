import { msg } from '../../../i18n/msg.js';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import { scoreBoxesMessages } from '../scoreBoxes.messages.js';
import { showAll } from '../../../ui/controls/actions.messages.js';
import { showLess } from '../../../ui/controls/actions.messages.js';

export const messages = {
  name: msg('cvssCalculator.name', 'CVSS calculator', 'Screen-reader name of the calculator; CVSS is a standard for the severity of vulnerabilities'),
  standard: scoreBoxesMessages.cvss,
  compare: msg('cvssCalculator.compare', 'Compare', 'Button that shows a second vector beside that of the calculator, and closes it again; at most 20 characters'),
  version: msg('cvssCalculator.version', 'CVSS version', 'Screen-reader name of the choice between v2.0, v3.0, v3.1, and v4.0'),
  shortVersion: msg<{ version: string }>('cvssCalculator.shortVersion', 'v{version}', 'A version of the standard to choose; {version} is such as 3.1'),
  base: msg('cvssCalculator.base', 'Base metrics', 'Heading of the metrics that every CVSS vector has'),
  temporal: msg('cvssCalculator.temporal', 'Temporal metrics', 'Heading of the metrics of CVSS v2 and v3 that change over time'),
  threat: msg('cvssCalculator.threat', 'Threat metrics', 'Heading of the metrics of CVSS v4 about known attacks'),
  environmental: msg('cvssCalculator.environmental', 'Environmental metrics', 'Heading of the CVSS metrics about the environment of the user'),
  supplemental: msg('cvssCalculator.supplemental', 'Supplemental metrics', 'Heading of the metrics of CVSS v4 that add information'),
  supplementalNote: msg('cvssCalculator.supplementalNote', 'These do not change the score.', 'Help below the heading of the supplemental metrics of CVSS v4'),
  setOf: msg<{ count: number; total: number }>('cvssCalculator.setOf', '{count, number} of {total, number} set', 'After the heading of a group of metrics; {count} is the number with a value, {total} of all metrics'),
  showAll,
  showSet: showLess,
  exploitability: msg('cvssCalculator.exploitability', 'Exploitability', 'Heading above base metrics about the difficulty of an attack; label of the sub-score of CVSS v2 and v3'),
  impact: msg('cvssCalculator.impact', 'Impact', 'Heading above base metrics about the effect of an attack; label of the sub-score of CVSS v2 and v3'),
  vulnerableImpact: msg('cvssCalculator.vulnerableImpact', 'Impact on the vulnerable system', 'Heading above three base metrics of CVSS v4'),
  subsequentImpact: msg('cvssCalculator.subsequentImpact', 'Impact on subsequent systems', 'Heading above three base metrics of CVSS v4; subsequent systems are those an attack reaches next'),
  general: msg('cvssCalculator.general', 'Damage and distribution', 'Heading above two environmental metrics of CVSS v2'),
  requirements: msg('cvssCalculator.requirements', 'Security requirements', 'Heading above the environmental metrics for the confidentiality, integrity, and availability an organization needs'),
  modified: msg('cvssCalculator.modified', 'Modified base metrics', 'Heading above the modified base metrics of CVSS'),
  carried: msg<{ version: string; count: number }>(
    'cvssCalculator.carried',
    '{count, plural, =0 {No metrics carried over to v{version}.} one {# metric carried over to v{version}.} other {# metrics carried over to v{version}.}}',
    'Text after another version is selected; {count} is the number of values with the same meaning there',
  ),
  dropped: msg<{ metrics: string }>('cvssCalculator.dropped', 'No equivalent, set again: {metrics}.', 'Text after another version is selected; {metrics} is a list such as User interaction (UI:R), Scope (S:C)'),
  hint: msg<{ versions: string }>('cvssCalculator.hint', 'Paste a {versions} vector with metrics in any order.', 'Help below the field for a vector; {versions} is a list such as v3.0, v3.1, or v4.0'),
  versionNotTaken: msg<{ version: string; versions: string }>(
    'cvssCalculator.versionNotTaken',
    'This is a v{version} vector. Use {versions} here.',
    'Error below the field for a vector of an unsupported version; {versions} is a list such as v3.0 or v3.1',
  ),
  announced: msg<{ score: string; severity: string }>('cvssCalculator.announced', 'Score {score}, {severity}', 'Screen-reader text after the score changed; {score} is such as 7.5, {severity} such as High'),
  announcedMissing: msg<{ count: number }>(
    'cvssCalculator.announcedMissing',
    'No score yet, {count, plural, one {# metric is missing} other {# metrics are missing}}',
    'Screen-reader text while the vector is incomplete; {count} is the number of base metrics without a value',
  ),
  waiting: msg('cvssCalculator.waiting', 'Loading calculator…', 'Replaces the score while the calculator loads'),
  failed: msg('cvssCalculator.failed', 'Could not calculate the score', 'Title that replaces the score when the calculator could not be loaded'),
  failedAdvice: msg('cvssCalculator.failedAdvice', 'The vector is kept.', 'Text below cvssCalculator.failed; a “Try again” button follows'),
  retry: statesMessages.retry,
  nothingYet: msg('cvssCalculator.nothingYet', 'No score yet', 'Replaces the score while base metrics are missing'),
  missing: msg<{ count: number }>('cvssCalculator.missing', '{count, plural, one {# base metric missing:} other {# base metrics missing:}}', 'Above a list of base metrics without a value; {count} is their number'),
  // Not shared: of metrics.
  notSet: msg('cvssCalculator.notSet', 'Not set', 'Replaces the score of a group of metrics without any value'),
  baseScore: msg('cvssCalculator.baseScore', 'Base', 'Label of the base score'),
  temporalScore: msg('cvssCalculator.temporalScore', 'Temporal', 'Label of the CVSS score with the temporal metrics'),
  threatScore: msg('cvssCalculator.threatScore', 'With threat', 'Label of the CVSS v4 score with the threat metrics'),
  environmentalScore: msg('cvssCalculator.environmentalScore', 'Environmental', 'Label of the CVSS score with all metrics, including the environmental ones'),
  environmentScore: msg('cvssCalculator.environmentScore', 'With environment', 'Label of the CVSS v4 score with all metrics, including the environmental ones'),
  modifiedImpactScore: msg('cvssCalculator.modifiedImpactScore', 'Modified impact', 'Label of the modified impact sub-score of CVSS v2 and v3'),
  macroVector: msg('cvssCalculator.macroVector', 'MacroVector', 'Label of the six digits used to look up a CVSS v4 score'),
};
