import type { IntlShape } from 'react-intl';
import { textProblem } from '../../domain/textProblem.js';
import { fieldProblemMessages } from './fieldProblem.messages.js';
import { textProblemText } from './textProblemText.js';

/** Longest text that servers take in most fields, in characters. */
const LONGEST_TEXT = 255;

/**
 * What is wrong with the text of a field, in words; undefined when nothing is.
 * @param isNeeded - whether it may not be empty
 * @param limit - most characters that servers take there
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
