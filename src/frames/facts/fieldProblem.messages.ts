import { msg } from '../../i18n/msg.js';

/** What every form says of its fields. */
export const fieldProblemMessages = {
  missing: msg('fieldProblem.missing', 'This may not be empty.', 'Problem of a field of any form'),
  tooLong: msg<{ limit: number; length: number }>('fieldProblem.tooLong', 'This is too long: {length, number} characters, {limit, number} are possible.', 'Problem of a field of any form'),
  controlCharacter: msg('fieldProblem.controlCharacter', 'There is an invisible control character in this text. Type it anew instead of pasting it.', 'Problem of a field of any form'),
};
