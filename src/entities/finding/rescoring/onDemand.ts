/** The calculators and their arithmetic, in one file, see the `onDemand` of the widget. */
export { RescoringDialog } from './RescoringDialog.js';
export { ScoredVectors } from './ScoredVectors.js';
