import type { IntlShape } from 'react-intl';
import { textProblem } from '../../domain/textProblem.js';
import { fieldProblemMessages } from './fieldProblem.messages.js';
import { textProblemText } from './textProblemText.js';

/** Longest text that servers take in most fields, in characters. */
const LONGEST_TEXT = 255;

/**
 * Returns the problem with the text of a field, in words. Undefined if there is none.
 * @param isNeeded - whether the text is required
 * @param limit - the maximum number of characters that servers accept there
 */
export function fieldTextProblem(
  intl: IntlShape,
  text: string,
  isNeeded = false,
  limit = LONGEST_TEXT,
): string | undefined {
  if (isNeeded && text.trim() === '') return intl.formatMessage(fieldProblemMessages.missing);
  const problem = textProblem(text, limit);
  return problem && textProblemText(intl, problem);
}
