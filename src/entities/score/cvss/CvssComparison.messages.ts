import { defineMessage } from 'react-intl';

export const messages = {
  comparison: defineMessage({
    id: 'cvssCalculator.comparison',
    defaultMessage: 'Comparison',
    description: 'Heading above two CVSS vectors side by side',
  }),
  comparedVector: defineMessage({
    id: 'cvssCalculator.comparedVector',
    defaultMessage: 'Other vector',
    description: 'Label of the field for the vector that is compared with that of the calculator',
  }),
  swap: defineMessage({
    id: 'cvssCalculator.swap',
    defaultMessage: 'Swap',
    description:
      'Button that takes the other vector into the calculator, and that of the calculator in its place',
  }),
  stopComparing: defineMessage({
    id: 'cvssCalculator.stopComparing',
    defaultMessage: 'Close comparison',
    description: 'Button that takes the comparison of two vectors away',
  }),
  what: defineMessage({
    id: 'cvssCalculator.what',
    defaultMessage: 'What',
    description: 'Head of the first column of a comparison: names of scores and metrics',
  }),
  thisVector: defineMessage({
    id: 'cvssCalculator.thisVector',
    defaultMessage: 'This',
    description: 'Head of the column of the vector in the calculator',
  }),
  otherVector: defineMessage({
    id: 'cvssCalculator.otherVector',
    defaultMessage: 'The other',
    description: 'Head of the column of the vector that is compared with',
  }),
  // Not shared: versions of a standard, not of software.
  rowVersion: defineMessage({
    id: 'cvssCalculator.rowVersion',
    defaultMessage: 'Version',
    description: 'Row of a comparison: the versions of the standard',
  }),
  rowScore: defineMessage({
    id: 'cvssCalculator.rowScore',
    defaultMessage: 'Score',
    description: 'Row of a comparison: the scores that count, with their severities',
  }),
  differences: defineMessage({
    id: 'cvssCalculator.differences',
    defaultMessage: 'Scores, and the metrics in which the two differ',
    description: 'Above the table of a comparison, for screen readers',
  }),
  noDifference: defineMessage({
    id: 'cvssCalculator.noDifference',
    defaultMessage: 'Both have the same metrics.',
    description: 'Below a comparison of two vectors that say the same',
  }),
  comparedMissing: defineMessage<{ readonly count: number }>({
    id: 'cvssCalculator.comparedMissing',
    defaultMessage:
      'The other vector is not whole yet: {count, plural, one {# base metric is missing} other {# base metrics are missing}}.',
    description: 'Below the field for the other vector of a comparison',
  }),
  thisMissing: defineMessage({
    id: 'cvssCalculator.thisMissing',
    defaultMessage: 'The vector of the calculator is not whole yet; then the two are compared here.',
    description: 'In the place of a comparison while the calculator has no whole vector',
  }),
  absent: defineMessage({
    id: 'cvssCalculator.absent',
    defaultMessage: 'not there',
    description: 'In a comparison: the version of one of the vectors does not have this metric',
  }),
};
