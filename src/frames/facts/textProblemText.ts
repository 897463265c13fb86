import type { IntlShape } from 'react-intl';
import type { TextProblem } from '../../domain/textProblem.js';
import { fieldProblemMessages } from './fieldProblem.messages.js';
import { identityProblemMessages } from './identityProblem.messages.js';
import { PURL_PROBLEM_MESSAGES } from './purlProblemMessages.js';

/** What is wrong with a text, in words, with what would be right. */
export function textProblemText(intl: IntlShape, problem: TextProblem): string {
  switch (problem.code) {
    case 'tooLong':
      return intl.formatMessage(fieldProblemMessages.tooLong, {
        limit: problem.limit,
        length: problem.length,
      });
    case 'controlCharacter':
      return intl.formatMessage(fieldProblemMessages.controlCharacter);
    case 'cpe':
      return intl.formatMessage(identityProblemMessages.cpe);
    case 'purl':
      return intl.formatMessage(PURL_PROBLEM_MESSAGES[problem.part]);
  }
}
