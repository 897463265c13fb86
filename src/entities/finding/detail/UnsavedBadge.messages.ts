import { msg } from '../../../i18n/msg.js';

export const unsavedMessages = {
  unsaved: msg('projectFindings.unsaved', 'Unsaved', 'Badge of a row with a decision that is not saved, at most 14 characters'),
};
