import { defineMessage } from 'react-intl';

export const messages = {
  // Not shared: the name of a value, beside the head of the values.
  key: defineMessage({
    id: 'ui.keyValueField.key',
    defaultMessage: 'Name',
    description:
      'Head of the first column of a field for pairs of a name and a value, unless its owner has another word',
  }),
  value: defineMessage({
    id: 'ui.keyValueField.value',
    defaultMessage: 'Value',
    description:
      'Head of the second column of a field for pairs of a name and a value, unless its owner has another word',
  }),
  keyOf: defineMessage<{ readonly name: string; readonly place: number }>({
    id: 'ui.keyValueField.keyOf',
    defaultMessage: '{name} {place, number}',
    description:
      'Name for screen readers of an input in a list of pairs; name is the head of its column, place the number of its line',
  }),
  remove: defineMessage<{ readonly place: number }>({
    id: 'ui.keyValueField.remove',
    defaultMessage: 'Remove line {place, number}',
    description: 'Button that removes one line of a list of pairs; place is the number of the line',
  }),
  add: defineMessage({
    id: 'ui.keyValueField.add',
    defaultMessage: 'Add line',
    description: 'Button that adds a line to a list of pairs of a name and a value',
  }),
  none: defineMessage({
    id: 'ui.keyValueField.none',
    defaultMessage: 'None',
    description: 'In place of a list of pairs that cannot be changed and is empty',
  }),
};
