/** What the first action in the list brings, in one file. */
export { ComponentRemoval } from './ComponentRemoval.js';
export { exportDocument } from '../../../data/exportDocument.js';
