export { CvssCalculator } from './CvssCalculator.js';
export type { CvssCalculatorProps, CvssScoreEvent, CvssValueDetails } from './CvssCalculator.js';
