import { msg } from '../../i18n/msg.js';

export const messages = {
  // Not shared: the name of a value, beside the head of the values.
  key: msg('ui.keyValueField.key', 'Name', 'Head of the first column of a field for pairs of a name and a value, unless its owner has another word'),
  value: msg('ui.keyValueField.value', 'Value', 'Head of the second column of a field for pairs of a name and a value, unless its owner has another word'),
  keyOf: msg<{ name: string; place: number }>('ui.keyValueField.keyOf', '{name} {place, number}', 'Name for screen readers of an input in a list of pairs; name is the head of its column, place the number of its line'),
  remove: msg<{ place: number }>('ui.keyValueField.remove', 'Remove line {place, number}', 'Button that removes one line of a list of pairs; place is the number of the line'),
  add: msg('ui.keyValueField.add', 'Add line', 'Button that adds a line to a list of pairs of a name and a value'),
  none: msg('ui.keyValueField.none', 'None', 'In place of a list of pairs that cannot be changed and is empty'),
};
