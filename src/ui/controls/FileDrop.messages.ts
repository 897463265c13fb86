import { msg } from '../../i18n/msg.js';
import { messages as pillMessages } from './Pill.messages.js';

export const messages = {
  choose: msg('ui.fileDrop.choose', 'Choose file', 'Button that opens the file picker'),
  chooseSeveral: msg('ui.fileDrop.chooseSeveral', 'Choose files', 'Button that opens the file picker for one or more files'),
  onlyOne: msg<{ count: number }>('ui.fileDrop.onlyOne', 'Drop only one file, not {count, number}.', 'Error below a drop area for one file. count: number of files dropped'),
  noFile: msg('ui.fileDrop.noFile', 'Drop a file, not a folder or text.', 'Error below a drop area for files after something else was dropped'),
  remove: pillMessages.remove,
};
