import { defineMessage } from 'react-intl';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { messages as dialogMessages } from '../../ui/overlay/Dialog.messages.js';

export const messages = {
  views: defineMessage({
    id: 'listPresets.views',
    defaultMessage: 'Views',
    description:
      'Button above a list that opens the views of it that the user gave a name: what is searched, filtered and sorted by, and which columns are shown',
  }),
  yours: defineMessage({
    id: 'listPresets.yours',
    defaultMessage: 'Your views',
    description: 'Heading of the list of views that opens from listPresets.views',
  }),
  saveAs: defineMessage({
    id: 'listPresets.saveAs',
    defaultMessage: 'Save this view as',
    description: 'Label of a field for the name of the view on screen',
  }),
  newName: defineMessage({
    id: 'listPresets.newName',
    defaultMessage: 'New name',
    description: 'Label of a field for another name of a view',
  }),
  save: defineMessage({
    id: 'listPresets.save',
    defaultMessage: 'Save view',
    description: 'Button beside listPresets.saveAs and listPresets.newName',
  }),
  replace: defineMessage({
    id: 'listPresets.replace',
    defaultMessage: 'Replace view',
    description: 'In the place of listPresets.save when there is a view of this name already',
  }),
  cancel: dialogMessages.cancel,
  needsName: defineMessage({
    id: 'listPresets.needsName',
    defaultMessage: 'Enter a name.',
    description: 'Problem of the field listPresets.saveAs',
  }),
  tooLong: defineMessage<{ readonly limit: number }>({
    id: 'listPresets.tooLong',
    defaultMessage: 'At most {limit, number} characters.',
    description: 'Problem of the field listPresets.saveAs',
  }),
  isTaken: defineMessage({
    id: 'listPresets.isTaken',
    defaultMessage: 'Another view has this name.',
    description: 'Problem of the field listPresets.newName',
  }),
  copyLink: defineMessage<{ readonly name: string }>({
    id: 'listPresets.copyLink',
    defaultMessage: 'Copy link to “{name}”',
    description: 'Button beside a view; name is that of the view',
  }),
  linkCopied: defineMessage<{ readonly name: string }>({
    id: 'listPresets.linkCopied',
    defaultMessage: 'Link to “{name}” copied',
    description: 'Notice',
  }),
  linkNotCopied: defineMessage({
    id: 'listPresets.linkNotCopied',
    defaultMessage: 'The browser did not allow to copy the link.',
    description: 'Notice; the link follows',
  }),
  rename: defineMessage<{ readonly name: string }>({
    id: 'listPresets.rename',
    defaultMessage: 'Rename “{name}”',
    description: 'Button beside a view; name is that of the view',
  }),
  delete: defineMessage<{ readonly name: string }>({
    id: 'listPresets.delete',
    defaultMessage: 'Delete “{name}”',
    description: 'Button beside a view; name is that of the view. It can be undone',
  }),
  deleted: defineMessage<{ readonly name: string }>({
    id: 'listPresets.deleted',
    defaultMessage: 'View “{name}” deleted',
    description: 'Notice',
  }),
  undo: actionMessages.undo,
};
