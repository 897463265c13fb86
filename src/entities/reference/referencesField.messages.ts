import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../frames/facts/field.messages.js';

/** Words of a field of external references. */
export const messages = {
  references: fieldMessages.externalReferences,
  url: defineMessage({
    id: 'referencesField.url',
    defaultMessage: 'Web address',
    description: 'Column of a list of links or addresses',
  }),
  hint: defineMessage({
    id: 'referencesField.hint',
    defaultMessage: 'The type is a word of CycloneDX, such as website, vcs or issue-tracker.',
    description: 'Below the list of external references; the three words stay as they are',
  }),
  // Not shared: of a link, not of a value.
  type: defineMessage({
    id: 'referencesField.type',
    defaultMessage: 'Type',
    description: 'Column of a list of external references: what a link leads to, as a word of CycloneDX',
  }),
  // Not shared: what a BOM says about a link, not what an auditor says.
  comment: defineMessage({
    id: 'referencesField.comment',
    defaultMessage: 'Comment',
    description: 'Column of a list of external references',
  }),
};
