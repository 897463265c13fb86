import type { IntlShape } from 'react-intl';
import type { TextProblem } from '../../domain/textProblem.js';
import { fieldProblemMessages } from './fieldProblem.messages.js';

/** Returns the problem with a text, in words, and what would be right. */
export function textProblemText(intl: IntlShape, problem: TextProblem): string {
  switch (problem.code) {
    case 'tooLong':
      return intl.formatMessage(fieldProblemMessages.tooLong, {
        limit: problem.limit,
        length: problem.length,
      });
    case 'controlCharacter':
      return intl.formatMessage(fieldProblemMessages.controlCharacter);
  }
}
