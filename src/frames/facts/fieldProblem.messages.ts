import { msg } from '../../i18n/msg.js';
import { required } from '../../ui/layout/outcome.messages.js';

/** The messages that every form shows for its fields. */
export const fieldProblemMessages = {
  missing: required,
  tooLong: msg<{ limit: number; length: number }>('fieldProblem.tooLong', 'Use {limit, number} characters or fewer. This has {length, number}.', 'Error below a field of any form. limit: most characters allowed, length: current characters'),
  controlCharacter: msg('fieldProblem.controlCharacter', 'Contains an invisible control character. Type the text instead.', 'Error below a field of any form'),
};
