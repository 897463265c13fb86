import { msg } from '../../../i18n/msg.js';

export const unsavedMessages = {
  unsaved: msg('projectFindings.unsaved', 'Unsaved', 'Mark of a row with a decision that was typed and not saved'),
};
