/** What other nouns use of this one. */
export { analysisStateText, analyzerText, readable, severityText, sourceText } from './vocabulary.js';
