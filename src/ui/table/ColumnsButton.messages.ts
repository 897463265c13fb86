import { defineMessage } from 'react-intl';

export const messages = {
  columns: defineMessage({
    id: 'ui.columns.button',
    defaultMessage: 'Columns',
    description: 'Button that opens the choice of the columns of a table',
  }),
  shown: defineMessage({
    id: 'ui.columns.shown',
    defaultMessage: 'Shown',
    description: 'Heading over the columns that a table shows',
  }),
  hidden: defineMessage({
    id: 'ui.columns.hidden',
    defaultMessage: 'Hidden',
    description: 'Heading over the columns that a table does not show',
  }),
  reset: defineMessage({
    id: 'ui.columns.reset',
    defaultMessage: 'Reset columns',
    description: 'Button that gives all columns of a table their own order, width and visibility back',
  }),
  move: defineMessage<{ readonly name: string }>({
    id: 'ui.columns.move',
    defaultMessage: 'Move {name}: drag, or up and down arrows',
    description: 'Handle that changes the place of a column; name is the head of the column',
  }),
  moved: defineMessage<{ readonly name: string; readonly place: number; readonly total: number }>({
    id: 'ui.columns.moved',
    defaultMessage: '{name} is column {place, number} of {total, number}',
    description: 'For screen readers, after a column was moved; name is its head',
  }),
  narrower: defineMessage<{ readonly name: string }>({
    id: 'ui.columns.narrower',
    defaultMessage: 'Make {name} narrower',
    description: 'Button that makes a column narrower; name is its head',
  }),
  wider: defineMessage<{ readonly name: string }>({
    id: 'ui.columns.wider',
    defaultMessage: 'Make {name} wider',
    description: 'Button that makes a column wider; name is its head',
  }),
  sortBy: defineMessage({
    id: 'ui.columns.sortBy',
    defaultMessage: 'Sort by',
    description:
      'Label of the choice of the column that a list is sorted by, on narrow screens; title of the list of several such columns, the first decides',
  }),
};
