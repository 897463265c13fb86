/** Words about “Not affected” without a justification. Not among the words of all decisions, which violations share. */
import { msg } from '../../i18n/msg.js';

export const justificationMissing = msg<{ count: number }>(
  'decision.justificationMissing',
  'Justification is missing for {count, plural, one {# finding} other {# findings}}',
  'Warning before many findings become “Not affected” without a justification',
);

export const justificationAdvice = msg('decision.justificationAdvice', 'A VEX needs the reason why something is not affected.', 'Below a warning that the justification of “Not affected” is missing');

export const chooseJustification = msg('decision.chooseJustification', 'Choose a justification', 'Button in a warning that the justification is missing: leads to the field');
