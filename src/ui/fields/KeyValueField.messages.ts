import { msg } from '../../i18n/msg.js';

export const messages = {
  // Not shared: the name of a value, beside the head of the values.
  key: msg('ui.keyValueField.key', 'Name', 'Default head of the first column of a field for name-value pairs. At most 18 characters'),
  value: msg('ui.keyValueField.value', 'Value', 'Default head of the second column of a field for name-value pairs. At most 18 characters'),
  keyOf: msg<{ name: string; place: number }>('ui.keyValueField.keyOf', '{name} {place, number}', 'Screen-reader name of an input in a list of pairs. name: head of its column, place: number of its line'),
  remove: msg<{ place: number }>('ui.keyValueField.remove', 'Remove line {place, number}', 'Name of the button that removes a line of a list of pairs. place: number of the line'),
  add: msg('ui.keyValueField.add', 'Add line', 'Button that adds a line to a list of name-value pairs'),
  none: msg('ui.keyValueField.none', 'None', 'Instead of an empty list of pairs that cannot be changed'),
};
