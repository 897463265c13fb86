/** Forms of components, for the widgets that open them; none is a widget of its own yet. */
export { ComponentEditorDialog, type ComponentEditorDialogProps } from './ComponentEditorDialog.js';
export { ComponentChangeDialog, type ComponentChangeDialogProps } from './ComponentChangeDialog.js';
