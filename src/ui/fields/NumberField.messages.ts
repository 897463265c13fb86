import { defineMessage } from 'react-intl';

export const messages = {
  between: defineMessage<{ readonly min: string; readonly max: string }>({
    id: 'ui.numberField.between',
    defaultMessage: 'From {min} to {max}.',
    description: 'Below a field for a number; min and max are the smallest and the largest it takes',
  }),
  atLeast: defineMessage<{ readonly min: string }>({
    id: 'ui.numberField.atLeast',
    defaultMessage: '{min} or more.',
    description: 'Below a field for a number; min is the smallest it takes',
  }),
  atMost: defineMessage<{ readonly max: string }>({
    id: 'ui.numberField.atMost',
    defaultMessage: '{max} or less.',
    description: 'Below a field for a number; max is the largest it takes',
  }),
  notANumber: defineMessage({
    id: 'ui.numberField.notANumber',
    defaultMessage: 'This is not a number.',
    description: 'Problem of a field for a number',
  }),
  notWhole: defineMessage({
    id: 'ui.numberField.notWhole',
    defaultMessage: 'Enter a whole number.',
    description: 'Problem of a field for a whole number in which one with a fraction stands',
  }),
  tooSmall: defineMessage<{ readonly min: string }>({
    id: 'ui.numberField.tooSmall',
    defaultMessage: 'Enter {min} or more.',
    description: 'Problem of a field for a number; min is the smallest it takes',
  }),
  tooLarge: defineMessage<{ readonly max: string }>({
    id: 'ui.numberField.tooLarge',
    defaultMessage: 'Enter {max} or less.',
    description: 'Problem of a field for a number; max is the largest it takes',
  }),
};
