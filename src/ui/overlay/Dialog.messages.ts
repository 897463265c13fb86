import { defineMessage } from 'react-intl';

export const messages = {
  close: defineMessage({
    id: 'ui.dialog.close',
    defaultMessage: 'Close',
    description: 'Button that closes a dialog, a panel, or a form beside a list; what runs goes on',
  }),
  cancel: defineMessage({
    id: 'ui.dialog.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a dialog or leaves a form without doing anything',
  }),
  staysWhileBusy: defineMessage({
    id: 'ui.dialog.staysWhileBusy',
    defaultMessage: 'This stays open until what is under way has ended.',
    description: 'Tip of the buttons that close a dialog, while what it does is under way',
  }),
  askDiscard: defineMessage({
    id: 'ui.dialog.askDiscard',
    defaultMessage: 'Discard what you entered?',
    description: 'Question at the foot of a dialog that is about to be closed with unsaved input',
  }),
  keep: defineMessage({
    id: 'ui.dialog.keep',
    defaultMessage: 'Keep editing',
    description: 'Button that stays in a dialog with unsaved input',
  }),
  discard: defineMessage({
    id: 'ui.dialog.discard',
    defaultMessage: 'Discard',
    description: 'Button that drops unsaved input',
  }),
  typeToConfirm: defineMessage<{ readonly text: string }>({
    id: 'ui.dialog.typeToConfirm',
    defaultMessage: 'Type {text} to confirm',
    description:
      'Label of a field in a dialog that deletes something large; text is the name that must be typed',
  }),
};
