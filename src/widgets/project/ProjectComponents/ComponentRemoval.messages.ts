import { defineMessage } from 'react-intl';

export const messages = {
  askOne: defineMessage<{ readonly name: string }>({
    id: 'componentRemoval.askOne',
    defaultMessage: 'Remove {name}?',
    description: 'Title of a question; name is that of a component, and its version',
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
  confirm: defineMessage<{ readonly count: number }>({
    id: 'componentRemoval.confirm',
    defaultMessage: '{count, plural, one {Remove # component} other {Remove # components}}',
    description: 'Button of the question',
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
