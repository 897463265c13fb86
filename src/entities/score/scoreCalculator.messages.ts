import { msg } from '../../i18n/msg.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';

/** Words that the calculators of scores share. */
export const messages = {
  calculator: msg('scoreCalculator.calculator', 'Calculator', 'Button beside a vector that opens it in the calculator (at most 20 characters)'),
  explain: msg('scoreCalculator.explain', 'Show explanations', 'Switch that shows an explanation beside each value of a metric or factor'),
  unset: msg('scoreCalculator.unset', 'Not selected', 'Below a metric or factor that needs a value and has none'),
  reset: msg('scoreCalculator.reset', 'Reset', 'Button that clears the calculator (at most 20 characters)'),
  wasReset: msg('scoreCalculator.wasReset', 'Calculator reset', 'Notice after the button Reset, beside a button that restores the earlier vector'),
  undo: actionMessages.undo,
  result: msg('scoreCalculator.result', 'Result', 'Screen-reader name of the part of a calculator that shows the score'),
  moreErrors: msg<{ count: number }>('scoreCalculator.moreErrors', '{count, plural, one {# more error} other {# more errors}}', 'Below the first errors of a vector; count is the number of further errors'),
};
