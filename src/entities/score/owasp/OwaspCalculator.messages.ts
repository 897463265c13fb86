import { defineMessage } from 'react-intl';
import { messages as owaspFactorMessages } from '../owaspFactor.messages.js';

export const messages = {
  name: defineMessage({
    id: 'owaspCalculator.name',
    defaultMessage: 'OWASP risk rating calculator',
    description: 'Name of the widget for screen readers; OWASP Risk Rating is a method to rate risks',
  }),
  standard: defineMessage({
    id: 'owaspCalculator.standard',
    defaultMessage: 'OWASP risk rating',
    description: 'Name of the method, above its factors',
  }),
  allSet: defineMessage<{ readonly count: number; readonly total: number }>({
    id: 'owaspCalculator.allSet',
    defaultMessage: '{count, number} of {total, number} factors set',
    description: 'Behind the name of the method; count have a value, total is how many there are',
  }),
  mean: defineMessage<{ readonly score: string }>({
    id: 'owaspCalculator.mean',
    defaultMessage: 'Mean {score}',
    description:
      'Behind the heading of a group of factors; score such as 4.5, or a dash while a factor is missing',
  }),
  likelihood: defineMessage({
    id: 'owaspCalculator.likelihood',
    defaultMessage: 'Likelihood',
    description:
      'How likely an attack is: before its score, above the rows of the matrix, and head of the first column of the table of severities',
  }),
  technicalImpact: owaspFactorMessages.technicalImpact,
  businessImpact: owaspFactorMessages.businessImpact,
  matrix: defineMessage({
    id: 'owaspCalculator.matrix',
    defaultMessage: 'Severity by likelihood (rows) and the larger impact (columns)',
    description: 'Above a table of three by three severities',
  }),
  here: defineMessage({
    id: 'owaspCalculator.here',
    defaultMessage: 'this rating',
    description: 'For screen readers, in the cell of the table of severities where the rating is',
  }),
  hint: defineMessage({
    id: 'owaspCalculator.hint',
    defaultMessage: 'Paste a vector such as SL:6/M:4/…, factors in any order.',
    description: 'Below the field for an OWASP vector',
  }),
  missing: defineMessage<{ readonly count: number }>({
    id: 'owaspCalculator.missing',
    defaultMessage: '{count, plural, one {# factor is missing:} other {# factors are missing:}}',
    description: 'Above a list of the factors that still need a value before there is a rating',
  }),
  nothingYet: defineMessage({
    id: 'owaspCalculator.nothingYet',
    defaultMessage: 'No rating yet',
    description: 'In the place of the severity while factors are missing',
  }),
  announced: defineMessage<{
    readonly severity: string;
    readonly likelihood: string;
    readonly impact: string;
  }>({
    id: 'owaspCalculator.announced',
    defaultMessage: 'Severity {severity}: likelihood {likelihood}, impact {impact}',
    description: 'For screen readers, after the rating has changed; all three are words such as High',
  }),
  announcedMissing: defineMessage<{ readonly count: number }>({
    id: 'owaspCalculator.announcedMissing',
    defaultMessage: 'No rating yet, {count, plural, one {# factor is missing} other {# factors are missing}}',
    description: 'For screen readers, while the vector is not whole; count is how many factors have no value',
  }),
};
