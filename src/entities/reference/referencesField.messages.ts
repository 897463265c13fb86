import { msg } from '../../i18n/msg.js';
import * as fieldMessages from '../../frames/facts/field.messages.js';

/** Words of a field of external references. */
export const messages = {
  references: fieldMessages.externalReferences,
  url: msg('referencesField.url', 'Web address', 'Column of a list of links or addresses'),
  hint: msg('referencesField.hint', 'The type is a word of CycloneDX, such as website, vcs or issue-tracker.', 'Below the list of external references; the three words stay as they are'),
  // Not shared: of a link, not of a value.
  type: msg('referencesField.type', 'Type', 'Column of a list of external references: what a link leads to, as a word of CycloneDX'),
  // Not shared: what a BOM says about a link, not what an auditor says.
  comment: msg('referencesField.comment', 'Comment', 'Column of a list of external references'),
};
