import { msg } from '../../i18n/msg.js';

export const messages = {
  between: msg<{ min: string; max: string }>('ui.numberField.between', '{min} to {max}.', 'Help below a number field. min, max: smallest and largest value allowed'),
  atLeast: msg<{ min: string }>('ui.numberField.atLeast', 'Minimum: {min}.', 'Help below a number field. min: smallest value allowed'),
  atMost: msg<{ max: string }>('ui.numberField.atMost', 'Maximum: {max}.', 'Help below a number field. max: largest value allowed'),
  notANumber: msg('ui.numberField.notANumber', 'Enter a number.', 'Error below a number field'),
  notWhole: msg('ui.numberField.notWhole', 'Enter a whole number.', 'Error below a number field that contains a fraction'),
  tooSmall: msg<{ min: string }>('ui.numberField.tooSmall', 'Enter {min} or more.', 'Error below a number field. min: smallest value allowed'),
  tooLarge: msg<{ max: string }>('ui.numberField.tooLarge', 'Enter {max} or less.', 'Error below a number field. max: largest value allowed'),
};
