import { msg } from '../../i18n/msg.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';

/** Words that the calculators of scores share. */
export const messages = {
  calculator: msg('scoreCalculator.calculator', 'Calculator', 'Button beside a vector; shows it in the calculator of its standard'),
  explain: msg('scoreCalculator.explain', 'Explain every value', 'Switch that shows beside each value of each metric or factor what it means'),
  unset: msg('scoreCalculator.unset', 'Not chosen yet', 'Below a metric or factor that needs a value and has none'),
  reset: msg('scoreCalculator.reset', 'Reset', 'Button that empties the calculator'),
  wasReset: msg('scoreCalculator.wasReset', 'The calculator is empty.', 'After the button Reset; a button beside it brings the earlier vector back'),
  undo: actionMessages.undo,
  result: msg('scoreCalculator.result', 'Result', 'Name of the part of a calculator that shows the score, for screen readers'),
  moreErrors: msg<{ count: number }>('scoreCalculator.moreErrors', '{count, plural, one {# more part is wrong.} other {# more parts are wrong.}}', 'Below a vector of which the first mistakes are listed; count is how many others there are'),
};
