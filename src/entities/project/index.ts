/** What other nouns use of this one. */
export { ProjectLink, projectText } from './ProjectLink.js';
