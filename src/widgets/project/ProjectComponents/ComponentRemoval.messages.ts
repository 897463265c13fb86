import { defineMessage } from 'react-intl';

export const removalMessages = {
  bar: defineMessage({
    id: 'componentRemoval.bar',
    defaultMessage: 'Selected components',
    description: 'Name of the bar that floats over the list while components are selected',
  }),
  selected: defineMessage<{ readonly count: number }>({
    id: 'componentRemoval.selected',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'At the start of the bar; count is the number of components',
  }),
  clear: defineMessage({
    id: 'componentRemoval.clear',
    defaultMessage: 'Clear selection',
    description: 'The cross at the end of the bar',
  }),
  remove: defineMessage({
    id: 'componentRemoval.remove',
    defaultMessage: 'Remove…',
    description: 'Button in the bar; asks before it removes the selected components',
  }),
  askOne: defineMessage<{ readonly component: string }>({
    id: 'componentRemoval.askOne',
    defaultMessage: 'Remove {component}?',
    description: 'Title of a question; component is its name and version',
  }),
  askMany: defineMessage<{ readonly count: number }>({
    id: 'componentRemoval.askMany',
    defaultMessage: '{count, plural, one {Remove # component?} other {Remove # components?}}',
    description: 'Title of a question',
  }),
  consequence: defineMessage<{ readonly count: number }>({
    id: 'componentRemoval.consequence',
    defaultMessage:
      '{count, plural, one {Its findings and the decisions about them go with it. This cannot be undone.} other {Their findings and the decisions about them go with them. This cannot be undone.}}',
    description: 'Below componentRemoval.askOne and componentRemoval.askMany',
  }),
  others: defineMessage<{ readonly count: number }>({
    id: 'componentRemoval.others',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
    description: 'Below the names of the first components that would be removed',
  }),
  confirm: defineMessage<{ readonly count: number }>({
    id: 'componentRemoval.confirm',
    defaultMessage: '{count, plural, one {Remove # component} other {Remove # components}}',
    description: 'Button of the question',
  }),
  removing: defineMessage({
    id: 'componentRemoval.removing',
    defaultMessage: 'Removing',
    description: 'Instead of componentRemoval.confirm while the server works',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'componentRemoval.removed',
    defaultMessage: '{count, plural, one {# component removed} other {# components removed}}',
    description: 'Notice',
  }),
  partly: defineMessage<{ readonly removed: number; readonly refused: number }>({
    id: 'componentRemoval.partly',
    defaultMessage:
      '{removed, plural, =0 {No component was removed.} one {# component was removed, {refused, plural, one {# was} other {# were}} not.} other {# components were removed, {refused, plural, one {# was} other {# were}} not.}}',
    description: 'In the question after a part failed; those that are still there follow with the reasons',
  }),
};
