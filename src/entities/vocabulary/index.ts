/** What other nouns use of this one. */
export { CountedNumber, NoCounts, NotAnalyzed } from './NotAnalyzed.js';
export { analysisStateText, analyzerText, readable, severityText, sourceText } from './vocabulary.js';
