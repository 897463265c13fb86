/** Books to lend, for the stories of this folder. */
import type { ListMessage } from '../list/listText.js';
import type { RunText } from './RunDefinition.js';

export const BOOK_RUN_TEXT: RunText<string> = {
  names: {
    idOf: (title) => title,
    nameOf: (title) => title,
    columns: (_, titleOf) => [
      { id: 'title', header: 'Title', width: 200, cardSlot: 'title', cell: (row) => titleOf(row) },
    ],
  },
  words: {
    running: say('Lending books'),
    undoing: say('Taking books back'),
    changedAll: say('Books lent'),
    changed: say('Some books lent'),
    noneChanges: say('All are lent already'),
    over: say('2 of 4 books lent'),
    restoredAll: say('Books taken back'),
    restored: say('Some books taken back'),
    notRestored: say('2 books could not be taken back'),
  },
  reasonOf: (_, error) => (error instanceof Error ? error.message : ''),
};

/** Words without a translation. */
export function say(text: string): ListMessage {
  return { id: `stories.run.${text}`, defaultMessage: text };
}
