import type { IntlShape } from 'react-intl';
import { textProblem } from '../domain/textProblem.js';
import { fieldProblemMessages } from './fieldProblem.messages.js';
import { textProblemText } from './textProblemText.js';

/**
 * What is wrong with the text of a field, in words; undefined when nothing is.
 * @param isNeeded - whether it may not be empty
 */
export function fieldTextProblem(intl: IntlShape, text: string, isNeeded = false): string | undefined {
  if (isNeeded && text.trim() === '') return intl.formatMessage(fieldProblemMessages.missing);
  const problem = textProblem(text);
  return problem && textProblemText(intl, problem);
}
