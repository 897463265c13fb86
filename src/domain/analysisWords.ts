/**
 * The possible parts of a decision on a finding. Rules of the kit and of the server share the words of the
 * API.
 */
export { ANALYSIS_JUSTIFICATIONS, ANALYSIS_RESPONSES, ANALYSIS_STATES } from '../schema/enumerations.js';
