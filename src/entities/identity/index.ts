/** The parts of this noun that other nouns use. */
export { identityProblemText } from './identityProblemText.js';
export { PURL_PROBLEM_MESSAGES } from './purlProblemMessages.js';
