/** Form and removal of a service, for the widgets that open them; none is a widget of its own. */
export { ServiceEditorDialog } from './ServiceEditorDialog.js';
export { ServiceDeletion } from './ServiceDeletion.js';
