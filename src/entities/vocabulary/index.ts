/** The exports of this noun for other nouns. */
export { CountedNumber, NoCounts, NotAnalyzed } from './NotAnalyzed.js';
export { analysisStateText, analyzerText, readable, severityText, sourceText } from './vocabulary.js';
