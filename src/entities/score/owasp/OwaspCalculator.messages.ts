import { msg } from '../../../i18n/msg.js';
import { messages as owaspFactorMessages } from '../owaspFactor.messages.js';

export const messages = {
  name: msg('owaspCalculator.name', 'OWASP risk rating calculator', 'Screen-reader name of the calculator for OWASP Risk Rating, a method to rate risks'),
  standard: msg('owaspCalculator.standard', 'OWASP risk rating', 'Name of the method, above its factors'),
  allSet: msg<{ count: number; total: number }>('owaspCalculator.allSet', '{count, number} of {total, number} factors set', 'After the name of the method; count is the number of factors with a value, total the number of factors'),
  mean: msg<{ score: string }>('owaspCalculator.mean', 'Mean {score}', 'After the heading of a group of factors; score such as 4.5, or a dash while a factor is missing'),
  likelihood: msg('owaspCalculator.likelihood', 'Likelihood', 'Label before the likelihood score, above the matrix rows, and first table head of the severities (at most 18 characters)'),
  technicalImpact: owaspFactorMessages.technicalImpact,
  businessImpact: owaspFactorMessages.businessImpact,
  matrix: msg('owaspCalculator.matrix', 'Severity by likelihood (rows) and larger impact (columns)', 'Title above a table of three by three severities'),
  here: msg('owaspCalculator.here', 'this rating', 'Screen-reader text in the table cell that holds the current rating'),
  hint: msg('owaspCalculator.hint', 'Paste a vector such as SL:6/M:4/…, in any order.', 'Help below the field for an OWASP vector'),
  missing: msg<{ count: number }>('owaspCalculator.missing', '{count, plural, one {# factor missing:} other {# factors missing:}}', 'Above a list of the factors without a value; count is their number'),
  nothingYet: msg('owaspCalculator.nothingYet', 'No rating yet', 'Shown instead of the severity while factors are missing'),
  announced: msg<{ severity: string; likelihood: string; impact: string }>(
    'owaspCalculator.announced',
    'Severity {severity}: likelihood {likelihood}, impact {impact}',
    'Screen-reader announcement after the rating changes; all three values are words such as High',
  ),
  announcedMissing: msg<{ count: number }>(
    'owaspCalculator.announcedMissing',
    'No rating yet, {count, plural, one {# factor missing} other {# factors missing}}',
    'Screen-reader announcement while the vector is incomplete; count is the number of factors without a value',
  ),
};
