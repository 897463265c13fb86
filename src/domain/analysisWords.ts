/** What can be decided about a finding; rules of the kit and of the server share the words of the API. */
export { ANALYSIS_JUSTIFICATIONS, ANALYSIS_RESPONSES, ANALYSIS_STATES } from '../schema/enumerations.js';
