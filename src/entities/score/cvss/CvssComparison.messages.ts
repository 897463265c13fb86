import { msg } from '../../../i18n/msg.js';
const comparedVectorMessage = msg('cvssCalculator.comparedVector', 'Other vector', 'Label of the field for the vector compared with that of the calculator');

export const messages = {
  comparison: msg('cvssCalculator.comparison', 'Comparison', 'Heading above two CVSS vectors side by side'),
  comparedVector: comparedVectorMessage,
  swap: msg('cvssCalculator.swap', 'Swap', 'Button that exchanges the other vector and that of the calculator; at most 20 characters'),
  stopComparing: msg('cvssCalculator.stopComparing', 'Close comparison', 'Button that closes the comparison of two vectors; at most 20 characters'),
  what: msg('cvssCalculator.what', 'Item', 'Table head of the first column of a comparison: names of scores and metrics; at most 18 characters'),
  thisVector: msg('cvssCalculator.thisVector', 'This vector', 'Table head of the column for the vector in the calculator; at most 18 characters'),
  otherVector: comparedVectorMessage,
  // Not shared: versions of a standard, not of software.
  rowVersion: msg('cvssCalculator.rowVersion', 'Version', 'Row of a comparison: the versions of the standard'),
  rowScore: msg('cvssCalculator.rowScore', 'Score', 'Row of a comparison: the overall scores, with their severities'),
  differences: msg('cvssCalculator.differences', 'Scores and differing metrics', 'Screen-reader name of the comparison table'),
  noDifference: msg('cvssCalculator.noDifference', 'Both vectors have the same metrics.', 'Text below a comparison of two equal vectors'),
  comparedMissing: msg<{ count: number }>(
    'cvssCalculator.comparedMissing',
    '{count, plural, one {The other vector lacks # base metric.} other {The other vector lacks # base metrics.}}',
    'Error below the field for the other vector of a comparison; {count} is the number of missing metrics',
  ),
  thisMissing: msg('cvssCalculator.thisMissing', 'Complete the vector in the calculator to compare.', 'Replaces the comparison while the vector in the calculator is incomplete'),
  absent: msg('cvssCalculator.absent', 'not available', 'Cell of a comparison: the version of this vector does not have the metric'),
};
