import { msg } from '../../../i18n/msg.js';
import { messages as owaspFactorMessages } from '../owaspFactor.messages.js';

export const messages = {
  name: msg('owaspCalculator.name', 'OWASP risk rating calculator', 'Name of the widget for screen readers; OWASP Risk Rating is a method to rate risks'),
  standard: msg('owaspCalculator.standard', 'OWASP risk rating', 'Name of the method, above its factors'),
  allSet: msg<{ count: number; total: number }>('owaspCalculator.allSet', '{count, number} of {total, number} factors set', 'Behind the name of the method; count have a value, total is how many there are'),
  mean: msg<{ score: string }>('owaspCalculator.mean', 'Mean {score}', 'Behind the heading of a group of factors; score such as 4.5, or a dash while a factor is missing'),
  likelihood: msg('owaspCalculator.likelihood', 'Likelihood', 'How likely an attack is: before its score, above the rows of the matrix, and head of the first column of the table of severities'),
  technicalImpact: owaspFactorMessages.technicalImpact,
  businessImpact: owaspFactorMessages.businessImpact,
  matrix: msg('owaspCalculator.matrix', 'Severity by likelihood (rows) and the larger impact (columns)', 'Above a table of three by three severities'),
  here: msg('owaspCalculator.here', 'this rating', 'For screen readers, in the cell of the table of severities where the rating is'),
  hint: msg('owaspCalculator.hint', 'Paste a vector such as SL:6/M:4/…, factors in any order.', 'Below the field for an OWASP vector'),
  missing: msg<{ count: number }>('owaspCalculator.missing', '{count, plural, one {# factor is missing:} other {# factors are missing:}}', 'Above a list of the factors that still need a value before there is a rating'),
  nothingYet: msg('owaspCalculator.nothingYet', 'No rating yet', 'In the place of the severity while factors are missing'),
  announced: msg<{ severity: string; likelihood: string; impact: string }>(
    'owaspCalculator.announced',
    'Severity {severity}: likelihood {likelihood}, impact {impact}',
    'For screen readers, after the rating has changed; all three are words such as High',
  ),
  announcedMissing: msg<{ count: number }>(
    'owaspCalculator.announcedMissing',
    'No rating yet, {count, plural, one {# factor is missing} other {# factors are missing}}',
    'For screen readers, while the vector is not whole; count is how many factors have no value',
  ),
};
