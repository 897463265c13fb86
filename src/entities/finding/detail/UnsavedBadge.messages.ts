import { defineMessage } from 'react-intl';

export const unsavedMessages = {
  unsaved: defineMessage({
    id: 'projectFindings.unsaved',
    defaultMessage: 'Unsaved',
    description: 'Mark of a row with a decision that was typed and not saved',
  }),
};
