export { OwaspCalculator } from './OwaspCalculator.js';
export type { OwaspCalculatorProps, OwaspRatingEvent, OwaspValueDetails } from './OwaspCalculator.js';
