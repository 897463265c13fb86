export { ProjectEditor, type ProjectCreatedEvent, type ProjectEditorProps } from './ProjectEditor.js';
export { ProjectEditorDialog, type ProjectEditorDialogProps } from './ProjectEditorDialog.js';
