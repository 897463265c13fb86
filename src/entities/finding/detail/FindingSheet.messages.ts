import { defineMessage } from 'react-intl';

export const sheetMessages = {
  previous: defineMessage({
    id: 'findingSheet.previous',
    defaultMessage: 'Previous',
    description:
      'Button at the foot of a finding that fills the screen of a phone: to the one above it in the list',
  }),
  next: defineMessage({
    id: 'findingSheet.next',
    defaultMessage: 'Next',
    description:
      'Button at the foot of a finding that fills the screen of a phone: to the one below it in the list',
  }),
  place: defineMessage<{ readonly place: number; readonly count: number }>({
    id: 'findingSheet.place',
    defaultMessage: '{place, number} of {count, number}',
    description: 'Between the two buttons: where in the list the finding stands, such as 3 of 15',
  }),
  first: defineMessage({
    id: 'findingSheet.first',
    defaultMessage: 'This is the first one of the list.',
    description: 'Why the button to the previous finding cannot be used',
  }),
  last: defineMessage({
    id: 'findingSheet.last',
    defaultMessage: 'This is the last one of the list.',
    description: 'Why the button to the next finding cannot be used',
  }),
};
