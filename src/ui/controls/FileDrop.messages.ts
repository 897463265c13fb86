import { msg } from '../../i18n/msg.js';
import { messages as pillMessages } from './Pill.messages.js';

export const messages = {
  choose: msg('ui.fileDrop.choose', 'Choose a file', 'Button that opens the file picker'),
  chooseSeveral: msg('ui.fileDrop.chooseSeveral', 'Choose files', 'Button that opens the file picker for one or more files'),
  onlyOne: msg<{ count: number }>('ui.fileDrop.onlyOne', 'Only one file can be taken, but {count, number} were dropped.', 'Below the place where one file can be dropped, after several were dropped at once'),
  noFile: msg('ui.fileDrop.noFile', 'That was no file. Folders and texts cannot be taken.', 'Below the place where a file can be dropped, after something else was dropped'),
  remove: pillMessages.remove,
};
