import { msg } from '../../../i18n/msg.js';

export const sheetMessages = {
  previous: msg('findingSheet.previous', 'Previous', 'Button below a finding on a phone: opens the previous one in the list, at most 20 characters'),
  next: msg('findingSheet.next', 'Next', 'Button below a finding on a phone: opens the next one in the list, at most 20 characters'),
  place: msg<{ place: number; count: number }>('findingSheet.place', '{place, number} of {count, number}', 'Between findingSheet.previous and findingSheet.next: position of the finding in the list, such as 3 of 15'),
  first: msg('findingSheet.first', 'This is the first finding.', 'Tooltip of the disabled button findingSheet.previous'),
  last: msg('findingSheet.last', 'This is the last finding.', 'Tooltip of the disabled button findingSheet.next'),
};
