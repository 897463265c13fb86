/** The form of a new version, for the widgets that open it; it is no widget of its own. */
export { ProjectCopyDialog, type ProjectCopyDialogProps } from './ProjectCopyDialog.js';
