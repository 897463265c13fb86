import { msg } from '../../i18n/msg.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';

export const copyableTextMessages = {
  copy: msg<{ text: string }>('copyableText.copy', 'Copy {text}', 'Name of the button after a technical text, such as a package URL. text: the text to copy'),
  copied: actionMessages.copied,
};
