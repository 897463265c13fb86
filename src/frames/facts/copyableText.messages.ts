import { msg } from '../../i18n/msg.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';

export const copyableTextMessages = {
  copy: msg<{ text: string }>('copyableText.copy', 'Copy {text}', 'Button behind a technical text, such as a package URL; text is what is copied'),
  copied: actionMessages.copied,
};
