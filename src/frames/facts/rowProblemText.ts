import type { IntlShape } from 'react-intl';
import type { RowProblem } from '../../domain/textRows.js';
import { messages } from './rowProblem.messages.js';
import { textProblemText } from './textProblemText.js';

/** Returns the problem with a line of a field, as a sentence that names the line. */
export function rowProblemText(intl: IntlShape, { line, problem }: RowProblem): string {
  const isText = problem.code !== 'noType' && problem.code !== 'noUrl' && problem.code !== 'unsafeUrl';
  return intl.formatMessage(messages.line, {
    line,
    problem: isText ? textProblemText(intl, problem) : intl.formatMessage(messages[problem.code]),
  });
}
