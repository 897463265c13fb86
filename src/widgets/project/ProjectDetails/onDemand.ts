/** The form of a project that is there, for the widgets that open it; it is no widget of its own yet. */
export { ProjectDetailsDialog, type ProjectDetailsDialogProps } from './ProjectDetailsDialog.js';
