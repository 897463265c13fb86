/** What the first action in the list brings. */
export { ServiceRemoval } from './ServiceRemoval.js';
