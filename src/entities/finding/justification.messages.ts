/** Words about “Not affected” without a justification. Not among the words of all decisions, which violations share. */
import { msg } from '../../i18n/msg.js';

export const justificationMissing = msg<{ count: number }>(
  'decision.justificationMissing',
  'Justification missing for {count, plural, one {# finding} other {# findings}}',
  'Warning before findings become “Not affected” without a justification; count of findings',
);

export const justificationAdvice = msg('decision.justificationAdvice', 'A VEX should include a justification.', 'Below the warning that a justification is missing');

export const chooseJustification = msg('decision.chooseJustification', 'Choose justification', 'Button in the warning that a justification is missing: moves focus to the field, at most 20 characters');
