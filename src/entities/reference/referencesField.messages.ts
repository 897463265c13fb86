import { msg } from '../../i18n/msg.js';
import * as fieldMessages from '../../frames/facts/field.messages.js';

/** Words of a field of external references. */
export const messages = {
  references: fieldMessages.externalReferences,
  url: fieldMessages.url,
  hint: msg('referencesField.hint', 'Use a CycloneDX type, such as website, vcs, or issue-tracker.', 'Help below the list of external references; website, vcs, and issue-tracker are not translated'),
  // Not shared: of a link, not of a value.
  type: msg('referencesField.type', 'Type', 'Table head in a list of external references: the CycloneDX type of the link; at most 18 characters'),
  // Not shared: what a BOM says about a link, not what an auditor says.
  comment: msg('referencesField.comment', 'Comment', 'Table head in a list of external references; at most 18 characters'),
};
