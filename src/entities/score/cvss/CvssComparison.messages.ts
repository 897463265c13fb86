import { msg } from '../../../i18n/msg.js';

export const messages = {
  comparison: msg('cvssCalculator.comparison', 'Comparison', 'Heading above two CVSS vectors side by side'),
  comparedVector: msg('cvssCalculator.comparedVector', 'Other vector', 'Label of the field for the vector that is compared with that of the calculator'),
  swap: msg('cvssCalculator.swap', 'Swap', 'Button that takes the other vector into the calculator, and that of the calculator in its place'),
  stopComparing: msg('cvssCalculator.stopComparing', 'Close comparison', 'Button that takes the comparison of two vectors away'),
  what: msg('cvssCalculator.what', 'What', 'Head of the first column of a comparison: names of scores and metrics'),
  thisVector: msg('cvssCalculator.thisVector', 'This', 'Head of the column of the vector in the calculator'),
  otherVector: msg('cvssCalculator.otherVector', 'The other', 'Head of the column of the vector that is compared with'),
  // Not shared: versions of a standard, not of software.
  rowVersion: msg('cvssCalculator.rowVersion', 'Version', 'Row of a comparison: the versions of the standard'),
  rowScore: msg('cvssCalculator.rowScore', 'Score', 'Row of a comparison: the scores that count, with their severities'),
  differences: msg('cvssCalculator.differences', 'Scores, and the metrics in which the two differ', 'Above the table of a comparison, for screen readers'),
  noDifference: msg('cvssCalculator.noDifference', 'Both have the same metrics.', 'Below a comparison of two vectors that say the same'),
  comparedMissing: msg<{ count: number }>(
    'cvssCalculator.comparedMissing',
    'The other vector is not whole yet: {count, plural, one {# base metric is missing} other {# base metrics are missing}}.',
    'Below the field for the other vector of a comparison',
  ),
  thisMissing: msg('cvssCalculator.thisMissing', 'The vector of the calculator is not whole yet; then the two are compared here.', 'In the place of a comparison while the calculator has no whole vector'),
  absent: msg('cvssCalculator.absent', 'not there', 'In a comparison: the version of one of the vectors does not have this metric'),
};
