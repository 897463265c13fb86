import { msg } from '../../i18n/msg.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { messages as dialogMessages } from '../../ui/overlay/Dialog.messages.js';
import { copyBlocked } from '../../ui/layout/outcome.messages.js';
import { tooLong } from '../../ui/layout/outcome.messages.js';
import { nameTaken } from '../../ui/layout/outcome.messages.js';
import { required } from '../../ui/layout/outcome.messages.js';

export const messages = {
  views: msg('listPresets.views', 'Views', 'Button above a list that opens its saved views: search, filters, sorting, and columns. At most 12 characters'),
  yours: msg('listPresets.yours', 'Your views', 'Heading of the list that opens from listPresets.views'),
  saveAs: msg('listPresets.saveAs', 'Save this view as', 'Field label: name for the view on screen'),
  newName: msg('listPresets.newName', 'New name', 'Field label: another name for a view'),
  save: msg('listPresets.save', 'Save view', 'Button beside listPresets.saveAs and listPresets.newName. At most 20 characters'),
  replace: msg('listPresets.replace', 'Replace view', 'Replaces listPresets.save when a view of this name exists. At most 20 characters'),
  cancel: dialogMessages.cancel,
  needsName: required,
  tooLong,
  isTaken: nameTaken,
  copyLink: msg<{ name: string }>('listPresets.copyLink', 'Copy link to “{name}”', 'Button beside a view. name: name of the view'),
  linkCopied: msg<{ name: string }>('listPresets.linkCopied', 'Link to “{name}” copied', 'Notice. name: name of the view'),
  linkNotCopied: copyBlocked,
  rename: msg<{ name: string }>('listPresets.rename', 'Rename “{name}”', 'Button beside a view. name: name of the view'),
  delete: msg<{ name: string }>('listPresets.delete', 'Delete “{name}”', 'Button beside a view. Can be undone. name: name of the view'),
  deleted: msg<{ name: string }>('listPresets.deleted', 'View “{name}” deleted', 'Notice. name: name of the view'),
  undo: actionMessages.undo,
};
