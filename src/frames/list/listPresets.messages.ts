import { msg } from '../../i18n/msg.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { messages as dialogMessages } from '../../ui/overlay/Dialog.messages.js';

export const messages = {
  views: msg('listPresets.views', 'Views', 'Button above a list that opens the views of it that the user gave a name: what is searched, filtered and sorted by, and which columns are shown'),
  yours: msg('listPresets.yours', 'Your views', 'Heading of the list of views that opens from listPresets.views'),
  saveAs: msg('listPresets.saveAs', 'Save this view as', 'Label of a field for the name of the view on screen'),
  newName: msg('listPresets.newName', 'New name', 'Label of a field for another name of a view'),
  save: msg('listPresets.save', 'Save view', 'Button beside listPresets.saveAs and listPresets.newName'),
  replace: msg('listPresets.replace', 'Replace view', 'In the place of listPresets.save when there is a view of this name already'),
  cancel: dialogMessages.cancel,
  needsName: msg('listPresets.needsName', 'Enter a name.', 'Problem of the field listPresets.saveAs'),
  tooLong: msg<{ limit: number }>('listPresets.tooLong', 'At most {limit, number} characters.', 'Problem of the field listPresets.saveAs'),
  isTaken: msg('listPresets.isTaken', 'Another view has this name.', 'Problem of the field listPresets.newName'),
  copyLink: msg<{ name: string }>('listPresets.copyLink', 'Copy link to “{name}”', 'Button beside a view; name is that of the view'),
  linkCopied: msg<{ name: string }>('listPresets.linkCopied', 'Link to “{name}” copied', 'Notice'),
  linkNotCopied: msg('listPresets.linkNotCopied', 'The browser did not allow to copy the link.', 'Notice; the link follows'),
  rename: msg<{ name: string }>('listPresets.rename', 'Rename “{name}”', 'Button beside a view; name is that of the view'),
  delete: msg<{ name: string }>('listPresets.delete', 'Delete “{name}”', 'Button beside a view; name is that of the view. It can be undone'),
  deleted: msg<{ name: string }>('listPresets.deleted', 'View “{name}” deleted', 'Notice'),
  undo: actionMessages.undo,
};
