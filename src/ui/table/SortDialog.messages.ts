import { defineMessage } from 'react-intl';
import * as actionMessages from '../controls/actions.messages.js';
import { messages as columnsMessages } from './ColumnsButton.messages.js';

export const sortMessages = {
  title: columnsMessages.sortBy,
  rule: defineMessage<{ readonly place: number }>({
    id: 'ui.sort.rule',
    defaultMessage: '{place, plural, =1 {First by} other {Then by}}',
    description: 'Label of the choice of a column; place is its place in the order',
  }),
  direction: defineMessage<{ readonly name: string }>({
    id: 'ui.sort.direction',
    defaultMessage: 'Direction of {name}',
    description: 'Name, for screen readers, of the choice between ui.sort.ascending and ui.sort.descending',
  }),
  ascending: defineMessage({
    id: 'ui.sort.ascending',
    defaultMessage: 'Ascending',
    description: 'Choice: from low to high',
  }),
  descending: defineMessage({
    id: 'ui.sort.descending',
    defaultMessage: 'Descending',
    description: 'Choice: from high to low',
  }),
  earlier: defineMessage<{ readonly name: string }>({
    id: 'ui.sort.earlier',
    defaultMessage: 'Let {name} decide earlier',
    description: 'Button with an arrow that swaps a column with the one before it; name is the column',
  }),
  remove: defineMessage<{ readonly name: string }>({
    id: 'ui.sort.remove',
    defaultMessage: 'Do not sort by {name}',
    description: 'Button with a cross; name is the column',
  }),
  add: defineMessage({
    id: 'ui.sort.add',
    defaultMessage: 'Choose a column',
    description: 'In the choice of a further column, while none is chosen',
  }),
  done: actionMessages.done,
};
