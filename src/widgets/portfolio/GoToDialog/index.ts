export { GoToDialog } from './GoToDialog.js';
export type { GoToDialogProps, GoToPlace } from './GoToDialog.js';
