import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../frames/facts/field.messages.js';
import * as identityMessages from '../component/identity.messages.js';
import * as subjectMessages from '../project/subject.messages.js';
import * as rowChangeMessages from '../../ui/table/rowChange.messages.js';

export const messages = {
  group: identityMessages.group,
  name: fieldMessages.name,
  description: fieldMessages.description,
  // Not shared: of a property.
  value: defineMessage({
    id: 'propertyList.value',
    defaultMessage: 'Value',
    description: 'Column head and label: the value of a property',
  }),
  selected: defineMessage({
    id: 'propertyList.selected',
    defaultMessage: 'Selected properties',
    description: 'Name of the bar over the list while properties are selected',
  }),
  search: defineMessage({
    id: 'propertyList.search',
    defaultMessage: 'Search properties',
    description: 'Name of the search field above a list',
  }),
  searchHint: defineMessage({
    id: 'propertyList.searchHint',
    defaultMessage: 'Search group, name, value',
    description: 'In the empty search field propertyList.search: what is searched',
  }),
  properties: subjectMessages.properties,
  total: defineMessage<{ readonly count: number }>({
    id: 'propertyList.total',
    defaultMessage: '{count, plural, one {# property} other {# properties}}',
    description: 'Count above the list',
  }),
  none: defineMessage({
    id: 'propertyList.none',
    defaultMessage: 'No properties yet',
    description: 'Title instead of the list',
  }),
  noneAdvice: defineMessage({
    id: 'propertyList.noneAdvice',
    defaultMessage: 'They come with a bill of materials, or one by one.',
    description: 'Below propertyList.none',
  }),
  failed: defineMessage({
    id: 'propertyList.failed',
    defaultMessage: 'Properties could not be loaded',
    description: 'Title instead of the list',
  }),
  forbidden: defineMessage({
    id: 'propertyList.forbidden',
    defaultMessage: 'You may not see properties',
    description: 'Title instead of the list, without the permission',
  }),
  type: defineMessage({
    id: 'propertyList.type',
    defaultMessage: 'Type',
    description: 'Column head and label: what the value of a property is, such as STRING',
  }),
  add: defineMessage({
    id: 'propertyList.add',
    defaultMessage: 'Add property…',
    description: 'Button above the list; opens a form',
  }),
  notShown: defineMessage({
    id: 'propertyList.notShown',
    defaultMessage: 'Encrypted, not shown',
    description: 'In the place of the value of a property that is a secret',
  }),
  columnEdit: rowChangeMessages.columnEdit,
  edit: defineMessage<{ readonly name: string }>({
    id: 'propertyList.edit',
    defaultMessage: 'Change the value of {name}…',
    description: 'Button of a row that opens a form; name is that of a property',
  }),
  oneValue: defineMessage({
    id: 'propertyList.oneValue',
    defaultMessage: 'Change the value',
    description: 'Title of a form for the value of a property',
  }),
  typeStays: defineMessage({
    id: 'propertyList.typeStays',
    defaultMessage: 'Only the value can be changed. For anything else, remove the property and add it anew.',
    description: 'Below the type of a property whose value is changed',
  }),
  secretHint: defineMessage({
    id: 'propertyList.secretHint',
    defaultMessage: 'The server encrypts it, and never shows it again.',
    description: 'Below the field for the value of a property that is a secret',
  }),
  replacesSecret: defineMessage({
    id: 'propertyList.replacesSecret',
    defaultMessage: 'Takes the place of the one that is stored, which is never shown.',
    description: 'Below the field for another value of a property that is a secret',
  }),
  saved: defineMessage<{ readonly property: string }>({
    id: 'propertyList.saved',
    defaultMessage: '{property} has another value now.',
    description: 'Notice; property is its name',
  }),
  notSaved: defineMessage<{ readonly reason: string }>({
    id: 'propertyList.notSaved',
    defaultMessage: 'The value was not changed. {reason}',
    description: 'Above the form after a failure; reason is one or two sentences',
  }),
  newOne: defineMessage({
    id: 'propertyList.newOne',
    defaultMessage: 'New property',
    description: 'Title of a form',
  }),
  create: defineMessage({
    id: 'propertyList.create',
    defaultMessage: 'Add property',
    description: 'Button that sends the form of a new property',
  }),
  added: defineMessage<{ readonly property: string }>({
    id: 'propertyList.added',
    defaultMessage: '{property} was added.',
    description: 'Notice; property is its name',
  }),
  exists: defineMessage({
    id: 'propertyList.exists',
    defaultMessage: 'There is one with this group and name already.',
    description: 'Problem of the field for the name of a property',
  }),
  notAdded: defineMessage<{ readonly reason: string }>({
    id: 'propertyList.notAdded',
    defaultMessage: 'The property was not added. {reason}',
    description: 'Above the form after a failure; reason is one or two sentences',
  }),
  notOfType: defineMessage<{ readonly type: string }>({
    id: 'propertyList.notOfType',
    defaultMessage: 'This is no value of the type {type}: the server would keep nothing of it.',
    description: 'Problem of the field for the value of a property; type is BOOLEAN, INTEGER …',
  }),
  askOne: defineMessage<{ readonly name: string }>({
    id: 'propertyList.askOne',
    defaultMessage: 'Remove the property {name}?',
    description: 'Title of a question; name is that of a property',
  }),
  askMany: defineMessage<{ readonly count: number }>({
    id: 'propertyList.askMany',
    defaultMessage: '{count, plural, one {Remove # property?} other {Remove # properties?}}',
    description: 'Title of a question',
  }),
  consequence: defineMessage<{ readonly count: number }>({
    id: 'propertyList.consequence',
    defaultMessage:
      '{count, plural, one {Its value is gone then. This cannot be undone.} other {Their values are gone then. This cannot be undone.}}',
    description: 'Below propertyList.askOne and propertyList.askMany',
  }),
  confirm: defineMessage<{ readonly count: number }>({
    id: 'propertyList.confirm',
    defaultMessage: '{count, plural, one {Remove # property} other {Remove # properties}}',
    description: 'Button of the question',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'propertyList.removed',
    defaultMessage: '{count, plural, one {# property removed} other {# properties removed}}',
    description: 'Notice',
  }),
  partly: defineMessage<{ readonly removed: number; readonly refused: number }>({
    id: 'propertyList.partly',
    defaultMessage:
      '{removed, plural, =0 {No property was removed.} one {# property was removed, {refused, plural, one {# was} other {# were}} not.} other {# properties were removed, {refused, plural, one {# was} other {# were}} not.}}',
    description: 'Why the question is still open, or a notice',
  }),
};
