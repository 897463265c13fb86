import { defineMessage } from 'react-intl';
import * as actionMessages from '../../ui/controls/actions.messages.js';

/** Words that the calculators of scores share. */
export const messages = {
  calculator: defineMessage({
    id: 'scoreCalculator.calculator',
    defaultMessage: 'Calculator',
    description: 'Button beside a vector; shows it in the calculator of its standard',
  }),
  explain: defineMessage({
    id: 'scoreCalculator.explain',
    defaultMessage: 'Explain every value',
    description: 'Switch that shows beside each value of each metric or factor what it means',
  }),
  unset: defineMessage({
    id: 'scoreCalculator.unset',
    defaultMessage: 'Not chosen yet',
    description: 'Below a metric or factor that needs a value and has none',
  }),
  reset: defineMessage({
    id: 'scoreCalculator.reset',
    defaultMessage: 'Reset',
    description: 'Button that empties the calculator',
  }),
  wasReset: defineMessage({
    id: 'scoreCalculator.wasReset',
    defaultMessage: 'The calculator is empty.',
    description: 'After the button Reset; a button beside it brings the earlier vector back',
  }),
  undo: actionMessages.undo,
  result: defineMessage({
    id: 'scoreCalculator.result',
    defaultMessage: 'Result',
    description: 'Name of the part of a calculator that shows the score, for screen readers',
  }),
  moreErrors: defineMessage<{ readonly count: number }>({
    id: 'scoreCalculator.moreErrors',
    defaultMessage: '{count, plural, one {# more part is wrong.} other {# more parts are wrong.}}',
    description: 'Below a vector of which the first mistakes are listed; count is how many others there are',
  }),
};
