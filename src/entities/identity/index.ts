/** What other nouns use of this one. */
export { identityProblemText } from './identityProblemText.js';
export { PURL_PROBLEM_MESSAGES } from './purlProblemMessages.js';
