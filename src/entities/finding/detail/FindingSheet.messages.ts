import { msg } from '../../../i18n/msg.js';

export const sheetMessages = {
  previous: msg('findingSheet.previous', 'Previous', 'Button at the foot of a finding that fills the screen of a phone: to the one above it in the list'),
  next: msg('findingSheet.next', 'Next', 'Button at the foot of a finding that fills the screen of a phone: to the one below it in the list'),
  place: msg<{ place: number; count: number }>('findingSheet.place', '{place, number} of {count, number}', 'Between the two buttons: where in the list the finding stands, such as 3 of 15'),
  first: msg('findingSheet.first', 'This is the first one of the list.', 'Why the button to the previous finding cannot be used'),
  last: msg('findingSheet.last', 'This is the last one of the list.', 'Why the button to the next finding cannot be used'),
};
