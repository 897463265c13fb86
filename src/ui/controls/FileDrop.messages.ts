import { defineMessage } from 'react-intl';
import { messages as pillMessages } from './Pill.messages.js';

export const messages = {
  choose: defineMessage({
    id: 'ui.fileDrop.choose',
    defaultMessage: 'Choose a file',
    description: 'Button that opens the file picker',
  }),
  chooseSeveral: defineMessage({
    id: 'ui.fileDrop.chooseSeveral',
    defaultMessage: 'Choose files',
    description: 'Button that opens the file picker for one or more files',
  }),
  onlyOne: defineMessage<{ readonly count: number }>({
    id: 'ui.fileDrop.onlyOne',
    defaultMessage: 'Only one file can be taken, but {count, number} were dropped.',
    description: 'Below the place where one file can be dropped, after several were dropped at once',
  }),
  noFile: defineMessage({
    id: 'ui.fileDrop.noFile',
    defaultMessage: 'That was no file. Folders and texts cannot be taken.',
    description: 'Below the place where a file can be dropped, after something else was dropped',
  }),
  remove: pillMessages.remove,
};
