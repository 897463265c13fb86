import { msg } from '../../i18n/msg.js';
import * as fieldMessages from '../../frames/facts/field.messages.js';
import * as identityMessages from '../component/identity.messages.js';
import * as subjectMessages from '../project/subject.messages.js';
import * as rowChangeMessages from '../../ui/table/rowChange.messages.js';
import { notSaved } from '../../ui/layout/outcome.messages.js';
import { forbidden } from '../../ui/layout/outcome.messages.js';
import { askDelete } from '../../ui/layout/outcome.messages.js';
import { partlyDeleted } from '../../ui/layout/outcome.messages.js';
import { type } from '../../frames/facts/field.messages.js';

export const messages = {
  group: identityMessages.group,
  name: fieldMessages.name,
  description: fieldMessages.description,
  // Not shared: of a property.
  value: msg('propertyList.value', 'Value', 'Table head and field label: the value of a property; at most 18 characters'),
  selected: msg('propertyList.selected', 'Selected properties', 'Name of the toolbar shown while properties are selected'),
  search: msg('propertyList.search', 'Search properties', 'Name of the search field above the list'),
  searchHint: msg('propertyList.searchHint', 'Search by group, name, or value', 'Placeholder of the search field propertyList.search; at most 36 characters'),
  properties: subjectMessages.properties,
  total: msg<{ count: number }>('propertyList.total', '{count, plural, one {# property} other {# properties}}', 'Count above the list'),
  none: msg('propertyList.none', 'No properties yet', 'Title that replaces the list'),
  noneAdvice: msg('propertyList.noneAdvice', 'Upload a BOM, or add properties manually.', 'Text below propertyList.none'),
  failed: msg('propertyList.failed', 'Could not load properties', 'Title that replaces the list; the reason follows'),
  forbidden,
  type: type,
  add: msg('propertyList.add', 'Add property', 'Button above the list that opens a form, title of the form, and its submit button. At most 20 characters'),
  notShown: msg('propertyList.notShown', 'Encrypted', 'Replaces the value of a property that is a secret'),
  columnEdit: rowChangeMessages.columnEdit,
  edit: msg<{ name: string }>('propertyList.edit', 'Edit value of {name}', 'Screen-reader name of a row button that opens a form; {name} is the name of the property'),
  oneValue: msg('propertyList.oneValue', 'Edit value', 'Title of the form for the value of a property'),
  typeStays: msg('propertyList.typeStays', 'To change more than the value, delete the property and add it again.', 'Help below the type of a property when only the value can be edited'),
  secretHint: msg('propertyList.secretHint', 'Stored encrypted and never shown again.', 'Help below the field for the value of a property that is a secret'),
  replacesSecret: msg('propertyList.replacesSecret', 'Replaces the stored value.', 'Help below the field for a new value of a property that is a secret'),
  saved: msg<{ property: string }>('propertyList.saved', '{property} updated', 'Notice; {property} is the name of the property'),
  notSaved,
  added: msg<{ property: string }>('propertyList.added', '{property} added', 'Notice; {property} is the name of the property'),
  exists: msg('propertyList.exists', 'Already used in this group.', 'Error below the field for the name of a property'),
  notAdded: notSaved,
  notOfType: msg<{ type: string }>('propertyList.notOfType', 'Not a valid {type} value.', 'Error below the field for the value of a property; {type} is BOOLEAN, INTEGER, and so on'),
  askOne: askDelete,
  askMany: msg<{ count: number }>('propertyList.askMany', '{count, plural, one {Delete # property?} other {Delete # properties?}}', 'Confirmation title; {count} is the number of properties'),
  consequence: msg<{ count: number }>(
    'propertyList.consequence',
    '{count, plural, one {Its value will be lost. This cannot be undone.} other {Their values will be lost. This cannot be undone.}}',
    'Confirmation text below propertyList.askOne and propertyList.askMany',
  ),
  confirm: msg<{ count: number }>('propertyList.confirm', '{count, plural, one {Delete # property} other {Delete # properties}}', 'Button that confirms propertyList.askMany'),
  removed: msg<{ count: number }>('propertyList.removed', '{count, plural, one {# property deleted} other {# properties deleted}}', 'Notice; {count} is the number of properties'),
  partly: partlyDeleted,
};
