import { defineMessage } from 'react-intl';
import { messages as dialogMessages } from '../../ui/overlay/Dialog.messages.js';
import * as rowChangeMessages from '../../ui/table/rowChange.messages.js';

export const messages = {
  close: dialogMessages.close,
  created: defineMessage<{ readonly name: string }>({
    id: 'panel.created',
    defaultMessage: '{name} was created.',
    description: 'Notice after a row of a list was created; name is what the row is called',
  }),
  saved: defineMessage<{ readonly name: string }>({
    id: 'panel.saved',
    defaultMessage: '{name} was saved.',
    description: 'Notice after a row of a list was changed in a dialog; name is what the row is called',
  }),
  deleted: defineMessage<{ readonly name: string }>({
    id: 'panel.deleted',
    defaultMessage: '{name} was deleted.',
    description: 'Notice after a row of a list was deleted; name is what the row was called',
  }),
  notSaved: defineMessage<{ readonly reason: string }>({
    id: 'panel.notSaved',
    defaultMessage: 'It was not saved. {reason}',
    description: 'Above the fields of a row of a list; reason is one or two sentences, often of the server',
  }),
  notDeleted: rowChangeMessages.notDeleted,
  leftUndeleted: defineMessage<{ readonly name: string }>({
    id: 'panel.leftUndeleted',
    defaultMessage: '{name} was not deleted',
    description: 'Notice, when a deletion failed after its form was left; the reason follows',
  }),
  gone: defineMessage<{ readonly name: string }>({
    id: 'panel.gone',
    defaultMessage: '{name} does not exist any more; somebody has deleted it.',
    description: 'When a row of a list is to be saved or deleted and the server no longer has it',
  }),
  notFound: defineMessage({
    id: 'panel.notFound',
    defaultMessage: 'It is not in this list',
    description: 'Title instead of the form of a row, for an address that leads to a row there is not',
  }),
  notFoundAdvice: defineMessage({
    id: 'panel.notFoundAdvice',
    defaultMessage: 'Somebody may have deleted it, or the address is wrong.',
    description: 'Below panel.notFound',
  }),
  failed: defineMessage({
    id: 'panel.failed',
    defaultMessage: 'It could not be loaded as it is now',
    description:
      'Title instead of the form of a row of a list, when the server was asked for the row and did not answer; the reason follows',
  }),
  backToList: defineMessage({
    id: 'panel.backToList',
    defaultMessage: 'Back to the list',
    description: 'Button below panel.notFound',
  }),
  remove: defineMessage<{ readonly name: string }>({
    id: 'panel.remove',
    defaultMessage: 'Delete {name}?',
    description: 'Title of the question before a row of a list is deleted; name is what the row is called',
  }),
  removing: rowChangeMessages.deleting,
};
