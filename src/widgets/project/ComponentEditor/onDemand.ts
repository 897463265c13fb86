/** Forms of components, for the widgets that open them; none is a widget of its own yet. */
export { ComponentEditorDialog, type ComponentEditorDialogProps } from './ComponentEditorDialog.js';
