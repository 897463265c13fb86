/** What other nouns use of this one. */
export { ReferencesField } from './ReferencesField.js';
