/** The exports of this noun for other nouns. */
export { ReferencesField } from './ReferencesField.js';
