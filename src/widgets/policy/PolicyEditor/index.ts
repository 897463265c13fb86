export {
  PolicyEditor,
  policyEditorCodec,
  type PolicyDeletedEvent,
  type PolicyEditorProps,
  type PolicySavedEvent,
} from './PolicyEditor.js';
