/** The parts of this noun that other nouns use. */
export { ViolationStateMark } from './ViolationStateMark.js';
export { VIOLATION_ICONS, violationStateText } from './violationText.js';
