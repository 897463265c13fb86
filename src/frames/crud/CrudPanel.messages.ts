import { msg } from '../../i18n/msg.js';
import { messages as dialogMessages } from '../../ui/overlay/Dialog.messages.js';
import * as rowChangeMessages from '../../ui/table/rowChange.messages.js';

export const messages = {
  close: dialogMessages.close,
  created: msg<{ name: string }>('panel.created', '{name} was created.', 'Notice after a row of a list was created; name is what the row is called'),
  saved: msg<{ name: string }>('panel.saved', '{name} was saved.', 'Notice after a row of a list was changed in a dialog; name is what the row is called'),
  deleted: msg<{ name: string }>('panel.deleted', '{name} was deleted.', 'Notice after a row of a list was deleted; name is what the row was called'),
  notSaved: msg<{ reason: string }>('panel.notSaved', 'It was not saved. {reason}', 'Above the fields of a row of a list; reason is one or two sentences, often of the server'),
  notDeleted: rowChangeMessages.notDeleted,
  leftUndeleted: msg<{ name: string }>('panel.leftUndeleted', '{name} was not deleted', 'Notice, when a deletion failed after its form was left; the reason follows'),
  gone: msg<{ name: string }>('panel.gone', '{name} does not exist any more; somebody has deleted it.', 'When a row of a list is to be saved or deleted and the server no longer has it'),
  notFound: msg('panel.notFound', 'It is not in this list', 'Title instead of the form of a row, for an address that leads to a row there is not'),
  notFoundAdvice: msg('panel.notFoundAdvice', 'Somebody may have deleted it, or the address is wrong.', 'Below panel.notFound'),
  failed: msg('panel.failed', 'It could not be loaded as it is now', 'Title instead of the form of a row of a list, when the server was asked for the row and did not answer; the reason follows'),
  backToList: msg('panel.backToList', 'Back to the list', 'Button below panel.notFound'),
  remove: msg<{ name: string }>('panel.remove', 'Delete {name}?', 'Title of the question before a row of a list is deleted; name is what the row is called'),
  removing: rowChangeMessages.deleting,
};
