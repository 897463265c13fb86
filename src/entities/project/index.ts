/** The exports of this noun for other nouns. */
export { ProjectLink, projectText } from './ProjectLink.js';
