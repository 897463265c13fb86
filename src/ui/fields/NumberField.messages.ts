import { msg } from '../../i18n/msg.js';

export const messages = {
  between: msg<{ min: string; max: string }>('ui.numberField.between', 'From {min} to {max}.', 'Below a field for a number; min and max are the smallest and the largest it takes'),
  atLeast: msg<{ min: string }>('ui.numberField.atLeast', '{min} or more.', 'Below a field for a number; min is the smallest it takes'),
  atMost: msg<{ max: string }>('ui.numberField.atMost', '{max} or less.', 'Below a field for a number; max is the largest it takes'),
  notANumber: msg('ui.numberField.notANumber', 'This is not a number.', 'Problem of a field for a number'),
  notWhole: msg('ui.numberField.notWhole', 'Enter a whole number.', 'Problem of a field for a whole number in which one with a fraction stands'),
  tooSmall: msg<{ min: string }>('ui.numberField.tooSmall', 'Enter {min} or more.', 'Problem of a field for a number; min is the smallest it takes'),
  tooLarge: msg<{ max: string }>('ui.numberField.tooLarge', 'Enter {max} or less.', 'Problem of a field for a number; max is the largest it takes'),
};
