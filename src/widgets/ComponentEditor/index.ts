export { ComponentEditorDialog, type ComponentEditorDialogProps } from './ComponentEditorDialog.js';
