/** What the first action in the list brings, in one file. */
export { OneProjectAction } from './bulk/OneProjectAction.js';
export { ProjectBulk } from './bulk/ProjectBulk.js';
