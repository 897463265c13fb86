import { defineMessage } from 'react-intl';

export const messages = {
  contested: defineMessage({
    id: 'mergedEdit.contested',
    defaultMessage: 'Somebody else has changed this meanwhile. Nothing was saved; saving again replaces it.',
    description: 'Above a form; the fields are marked with mergedEdit.theirs',
  }),
  theirs: defineMessage<{ readonly value: string }>({
    id: 'mergedEdit.theirs',
    defaultMessage: 'Changed meanwhile to “{value}”.',
    description: 'Problem of a field that somebody else changed, too; value is what stands on the server now',
  }),
  theirsOther: defineMessage({
    id: 'mergedEdit.theirsOther',
    defaultMessage: 'Changed by somebody else meanwhile.',
    description: 'The same where the value is a list or was emptied',
  }),
};
