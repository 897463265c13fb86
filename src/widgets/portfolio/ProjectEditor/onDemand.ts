/** Fields of projects with their values, checks and refusals, for the form of a project that is there. */
export { messages as projectEditorMessages } from './ProjectEditor.messages.js';
export { GeneralFields, IDENTITY_FIELDS, IdentityFields } from './ProjectFields.js';
export { problemText } from './projectFormText.js';
export {
  NEW_PROJECT,
  problemsOf,
  PROJECT_FIELDS,
  projectRequestOf,
  type ProjectFieldProblem,
  type ProjectFormValues,
} from './projectFormValues.js';
export { projectRefusal } from './projectRefusal.js';
