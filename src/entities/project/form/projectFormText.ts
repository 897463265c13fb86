import type { IntlShape } from 'react-intl';
import { identityProblemText } from '../../identity/index.js';
import { messages } from './projectForm.messages.js';
import type { ProjectFieldProblem } from './projectFormValues.js';

/** A problem of a field in words, with what would be right. */
export function problemText(intl: IntlShape, problem: ProjectFieldProblem): string {
  return problem.code === 'required' || problem.code === 'noTeams'
    ? intl.formatMessage(messages[problem.code])
    : identityProblemText(intl, problem);
}
