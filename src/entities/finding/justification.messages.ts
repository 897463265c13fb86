/** Words about “Not affected” without a justification. Not among the words of all decisions, which violations share. */
import { defineMessage } from 'react-intl';

export const justificationMissing = defineMessage<{ readonly count: number }>({
  id: 'decision.justificationMissing',
  defaultMessage: 'Justification is missing for {count, plural, one {# finding} other {# findings}}',
  description: 'Warning before many findings become “Not affected” without a justification',
});

export const justificationAdvice = defineMessage({
  id: 'decision.justificationAdvice',
  defaultMessage: 'A VEX needs the reason why something is not affected.',
  description: 'Below a warning that the justification of “Not affected” is missing',
});

export const chooseJustification = defineMessage({
  id: 'decision.chooseJustification',
  defaultMessage: 'Choose a justification',
  description: 'Button in a warning that the justification is missing: leads to the field',
});
