import { defineMessage } from 'react-intl';

export const copyableTextMessages = {
  copy: defineMessage<{ readonly text: string }>({
    id: 'copyableText.copy',
    defaultMessage: 'Copy {text}',
    description: 'Button behind a technical text, such as a package URL; text is what is copied',
  }),
  copied: defineMessage({
    id: 'copyableText.copied',
    defaultMessage: 'Copied',
    description: 'Behind a technical text, after it was copied',
  }),
};
