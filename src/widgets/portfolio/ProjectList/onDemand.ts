/** What the first action in the list brings, in one file. */
export { ProjectBulk } from './bulk/ProjectBulk.js';
