import { msg } from '../../i18n/msg.js';
import * as fieldMessages from '../../frames/facts/field.messages.js';
import * as identityMessages from '../component/identity.messages.js';
import * as subjectMessages from '../project/subject.messages.js';
import * as rowChangeMessages from '../../ui/table/rowChange.messages.js';

export const messages = {
  group: identityMessages.group,
  name: fieldMessages.name,
  description: fieldMessages.description,
  // Not shared: of a property.
  value: msg('propertyList.value', 'Value', 'Column head and label: the value of a property'),
  selected: msg('propertyList.selected', 'Selected properties', 'Name of the bar over the list while properties are selected'),
  search: msg('propertyList.search', 'Search properties', 'Name of the search field above a list'),
  searchHint: msg('propertyList.searchHint', 'Search group, name, value', 'In the empty search field propertyList.search: what is searched'),
  properties: subjectMessages.properties,
  total: msg<{ count: number }>('propertyList.total', '{count, plural, one {# property} other {# properties}}', 'Count above the list'),
  none: msg('propertyList.none', 'No properties yet', 'Title instead of the list'),
  noneAdvice: msg('propertyList.noneAdvice', 'They come with a bill of materials, or one by one.', 'Below propertyList.none'),
  failed: msg('propertyList.failed', 'Properties could not be loaded', 'Title instead of the list'),
  forbidden: msg('propertyList.forbidden', 'You may not see properties', 'Title instead of the list, without the permission'),
  type: msg('propertyList.type', 'Type', 'Column head and label: what the value of a property is, such as STRING'),
  add: msg('propertyList.add', 'Add property…', 'Button above the list; opens a form'),
  notShown: msg('propertyList.notShown', 'Encrypted, not shown', 'In the place of the value of a property that is a secret'),
  columnEdit: rowChangeMessages.columnEdit,
  edit: msg<{ name: string }>('propertyList.edit', 'Change the value of {name}…', 'Button of a row that opens a form; name is that of a property'),
  oneValue: msg('propertyList.oneValue', 'Change the value', 'Title of a form for the value of a property'),
  typeStays: msg('propertyList.typeStays', 'Only the value can be changed. For anything else, remove the property and add it anew.', 'Below the type of a property whose value is changed'),
  secretHint: msg('propertyList.secretHint', 'The server encrypts it, and never shows it again.', 'Below the field for the value of a property that is a secret'),
  replacesSecret: msg('propertyList.replacesSecret', 'Takes the place of the one that is stored, which is never shown.', 'Below the field for another value of a property that is a secret'),
  saved: msg<{ property: string }>('propertyList.saved', '{property} has another value now.', 'Notice; property is its name'),
  notSaved: msg<{ reason: string }>('propertyList.notSaved', 'The value was not changed. {reason}', 'Above the form after a failure; reason is one or two sentences'),
  newOne: msg('propertyList.newOne', 'New property', 'Title of a form'),
  create: msg('propertyList.create', 'Add property', 'Button that sends the form of a new property'),
  added: msg<{ property: string }>('propertyList.added', '{property} was added.', 'Notice; property is its name'),
  exists: msg('propertyList.exists', 'There is one with this group and name already.', 'Problem of the field for the name of a property'),
  notAdded: msg<{ reason: string }>('propertyList.notAdded', 'The property was not added. {reason}', 'Above the form after a failure; reason is one or two sentences'),
  notOfType: msg<{ type: string }>('propertyList.notOfType', 'This is no value of the type {type}: the server would keep nothing of it.', 'Problem of the field for the value of a property; type is BOOLEAN, INTEGER …'),
  askOne: msg<{ name: string }>('propertyList.askOne', 'Remove the property {name}?', 'Title of a question; name is that of a property'),
  askMany: msg<{ count: number }>('propertyList.askMany', '{count, plural, one {Remove # property?} other {Remove # properties?}}', 'Title of a question'),
  consequence: msg<{ count: number }>(
    'propertyList.consequence',
    '{count, plural, one {Its value is gone then. This cannot be undone.} other {Their values are gone then. This cannot be undone.}}',
    'Below propertyList.askOne and propertyList.askMany',
  ),
  confirm: msg<{ count: number }>('propertyList.confirm', '{count, plural, one {Remove # property} other {Remove # properties}}', 'Button of the question'),
  removed: msg<{ count: number }>('propertyList.removed', '{count, plural, one {# property removed} other {# properties removed}}', 'Notice'),
  partly: msg<{ removed: number; refused: number }>(
    'propertyList.partly',
    '{removed, plural, =0 {No property was removed.} one {# property was removed, {refused, plural, one {# was} other {# were}} not.} other {# properties were removed, {refused, plural, one {# was} other {# were}} not.}}',
    'Why the question is still open, or a notice',
  ),
};
