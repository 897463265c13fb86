import type { IntlShape } from 'react-intl';
import type { IdentityProblem } from '../../domain/textProblem.js';
import { textProblemText } from '../../frames/facts/textProblemText.js';
import { identityProblemMessages } from './identityProblem.messages.js';
import { PURL_PROBLEM_MESSAGES } from './purlProblemMessages.js';

/**
 * Returns the problem of a package URL, a CPE, or another text that identifies something, in words, with a
 * correct example.
 */
export function identityProblemText(intl: IntlShape, problem: IdentityProblem): string {
  switch (problem.code) {
    case 'cpe':
      return intl.formatMessage(identityProblemMessages.cpe);
    case 'purl':
      return intl.formatMessage(PURL_PROBLEM_MESSAGES[problem.part]);
    default:
      return textProblemText(intl, problem);
  }
}
