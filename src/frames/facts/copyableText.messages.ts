import { defineMessage } from 'react-intl';
import * as actionMessages from '../../ui/controls/actions.messages.js';

export const copyableTextMessages = {
  copy: defineMessage<{ readonly text: string }>({
    id: 'copyableText.copy',
    defaultMessage: 'Copy {text}',
    description: 'Button behind a technical text, such as a package URL; text is what is copied',
  }),
  copied: actionMessages.copied,
};
