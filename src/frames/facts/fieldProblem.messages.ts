import { defineMessage } from 'react-intl';

/** What every form says of its fields. */
export const fieldProblemMessages = {
  missing: defineMessage({
    id: 'fieldProblem.missing',
    defaultMessage: 'This may not be empty.',
    description: 'Problem of a field of any form',
  }),
  tooLong: defineMessage<{ readonly limit: number; readonly length: number }>({
    id: 'fieldProblem.tooLong',
    defaultMessage: 'This is too long: {length, number} characters, {limit, number} are possible.',
    description: 'Problem of a field of any form',
  }),
  controlCharacter: defineMessage({
    id: 'fieldProblem.controlCharacter',
    defaultMessage:
      'There is an invisible control character in this text. Type it anew instead of pasting it.',
    description: 'Problem of a field of any form',
  }),
};
