/** The parts of this noun that other nouns use. */
export { conditionText } from './conditionText.js';
