/**
 * What applying decisions elsewhere brings, together with what the first action in the list does: most of it is needed here as well, and
 * bundlers would put what only one of the two shares with the list into files of their own, for which every list would wait.
 */
export * from './onDemand.js';
export { ApplyDecisions } from '../../../entities/finding/apply/ApplyDecisions.js';
