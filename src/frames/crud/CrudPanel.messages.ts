import { msg } from '../../i18n/msg.js';
import { messages as dialogMessages } from '../../ui/overlay/Dialog.messages.js';
import * as rowChangeMessages from '../../ui/table/rowChange.messages.js';
import { notSaved } from '../../ui/layout/outcome.messages.js';
import { askDelete } from '../../ui/layout/outcome.messages.js';
import { deleted } from '../../ui/layout/outcome.messages.js';
import { created } from '../../ui/layout/outcome.messages.js';
import { notFoundAdvice } from '../../ui/layout/outcome.messages.js';

export const messages = {
  close: dialogMessages.close,
  created,
  saved: msg<{ name: string }>('panel.saved', '{name} saved', 'Notice after a row was changed in a dialog. name: name of the row'),
  deleted,
  notSaved,
  notDeleted: rowChangeMessages.notDeleted,
  leftUndeleted: msg<{ name: string }>('panel.leftUndeleted', 'Could not delete {name}', 'Notice when a deletion failed after its form was left. The reason follows. name: name of the row'),
  gone: msg<{ name: string }>('panel.gone', 'Someone else deleted {name}.', 'Error in a form when the server no longer has the row. name: name of the row'),
  notFound: msg('panel.notFound', 'Not found in this list', 'Title instead of the form of a row, when the URL names a row that does not exist'),
  notFoundAdvice,
  failed: msg('panel.failed', 'Could not load the latest data', 'Error title instead of the form of a row. The reason follows'),
  backToList: msg('panel.backToList', 'Back to list', 'Button below panel.notFound'),
  remove: askDelete,
  removing: rowChangeMessages.deleting,
};
