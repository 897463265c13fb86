/** What other widgets load together with their own code, so that it does not come in a piece by itself. */
export { VexUploadWindow } from './VexUploadWindow.js';
