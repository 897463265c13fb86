/** What other nouns use of this one. */
export { conditionText } from './conditionText.js';
