import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';

export const messages = {
  name: fieldMessages.name,
  licenses: licenseMessages.licenses,
  licenseId: licenseMessages.licenseId,
  search: licenseMessages.search,
  searchHint: licenseMessages.searchHint,
  noMatch: licenseMessages.noneSearched,
  licensesFailed: licenseMessages.failed,
  back: defineMessage({
    id: 'licenseGroup.back',
    defaultMessage: 'All license groups',
    description: 'Button above a group of licenses that leads back to the list',
  }),
  failed: defineMessage({
    id: 'licenseGroup.failed',
    defaultMessage: 'The license group could not be loaded',
    description: 'Title in the place of a group of licenses',
  }),
  notFound: defineMessage({
    id: 'licenseGroup.notFound',
    defaultMessage: 'This license group does not exist',
    description: 'Title in the place of a group of licenses',
  }),
  notFoundAdvice: defineMessage({
    id: 'licenseGroup.notFoundAdvice',
    defaultMessage: 'It was deleted, or the address is wrong.',
    description: 'Below licenseGroup.notFound',
  }),
  rename: defineMessage({
    id: 'licenseGroup.rename',
    defaultMessage: 'Rename group…',
    description: 'Button that opens the form with the name of a group of licenses',
  }),
  remove: defineMessage({
    id: 'licenseGroup.remove',
    defaultMessage: 'Delete group…',
    description: 'Button that asks whether a group of licenses is to be deleted',
  }),
  add: defineMessage({
    id: 'licenseGroup.add',
    defaultMessage: 'Add licenses…',
    description: 'Button that opens a dialog to choose the licenses that are put into a group',
  }),
  none: defineMessage({
    id: 'licenseGroup.none',
    defaultMessage: 'No licenses in this group yet',
    description: 'Title in the place of the licenses of a group',
  }),
  selected: defineMessage({
    id: 'licenseGroup.selected',
    defaultMessage: 'Selected licenses',
    description: 'Name of the bar with what can be done with the selected licenses of a group',
  }),
  askOne: defineMessage<{ readonly name: string }>({
    id: 'licenseGroup.askOne',
    defaultMessage: 'Take {name} out of the group?',
    description: 'Question; name is that of a license',
  }),
  askMany: defineMessage<{ readonly count: number }>({
    id: 'licenseGroup.askMany',
    defaultMessage: 'Take {count, plural, one {# license} other {# licenses}} out of the group?',
    description: 'Question',
  }),
  consequence: defineMessage<{ readonly count: number }>({
    id: 'licenseGroup.consequence',
    defaultMessage:
      '{count, plural, one {The license itself stays.} other {The licenses themselves stay.}} Policies that name the group judge anew without {count, plural, one {it} other {them}}.',
    description: 'What comes of taking licenses out of a group',
  }),
  confirm: defineMessage<{ readonly count: number }>({
    id: 'licenseGroup.confirm',
    defaultMessage: 'Take out {count, plural, one {license} other {licenses}}',
    description: 'Button that takes licenses out of a group',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'licenseGroup.removed',
    defaultMessage:
      '{count, plural, one {# license was taken out of the group.} other {# licenses were taken out of the group.}}',
    description: 'Notice',
  }),
  partly: defineMessage<{ readonly removed: number; readonly refused: number }>({
    id: 'licenseGroup.partly',
    defaultMessage:
      '{refused, plural, one {# license was} other {# licenses were}} not taken out of the group, {removed, number} were.',
    description: 'Why the question is still open, or a notice',
  }),
  noneKnown: defineMessage({
    id: 'licenseGroup.noneKnown',
    defaultMessage: 'The server knows no licenses',
    description: 'Title in the place of the licenses to choose from',
  }),
  createTitle: defineMessage({
    id: 'licenseGroup.createTitle',
    defaultMessage: 'Create a license group',
    description: 'Title of the form of a new group',
  }),
  create: defineMessage({
    id: 'licenseGroup.create',
    defaultMessage: 'Create group',
    description: 'Button that sends the form of a new group of licenses',
  }),
  creating: defineMessage({
    id: 'licenseGroup.creating',
    defaultMessage: 'Creating the group…',
    description: 'Words of the button meanwhile',
  }),
  renameTitle: defineMessage({
    id: 'licenseGroup.renameTitle',
    defaultMessage: 'Rename the license group',
    description: 'Title of the form with the name of a group',
  }),
  nameTaken: defineMessage<{ readonly name: string }>({
    id: 'licenseGroup.nameTaken',
    defaultMessage: 'There is a license group “{name}” already.',
    description: 'At the field of the name, when the server refuses it',
  }),
  notSaved: defineMessage<{ readonly reason: string }>({
    id: 'licenseGroup.notSaved',
    defaultMessage: 'The license group was not saved. {reason}',
    description: 'Above the form; reason is a sentence',
  }),
  created: defineMessage<{ readonly name: string }>({
    id: 'licenseGroup.created',
    defaultMessage: 'License group {name} was created.',
    description: 'Notice',
  }),
  renamed: defineMessage<{ readonly name: string }>({
    id: 'licenseGroup.renamed',
    defaultMessage: 'The license group is called {name} now.',
    description: 'Notice',
  }),
  deleteTitle: defineMessage<{ readonly name: string }>({
    id: 'licenseGroup.deleteTitle',
    defaultMessage: 'Delete license group {name}?',
    description: 'Title of the question',
  }),
  deleteConfirm: defineMessage({
    id: 'licenseGroup.deleteConfirm',
    defaultMessage: 'Delete group',
    description: 'Button that deletes a group of licenses',
  }),
  deleting: defineMessage({
    id: 'licenseGroup.deleting',
    defaultMessage: 'Deleting the group…',
    description: 'Words of the button meanwhile',
  }),
  deleteConsequence: defineMessage({
    id: 'licenseGroup.deleteConsequence',
    defaultMessage:
      'Its licenses stay. Conditions of policies that name it stay, too, but no component meets them any more. That cannot be undone.',
    description: 'What comes of deleting a group of licenses',
  }),
  deleted: defineMessage<{ readonly name: string }>({
    id: 'licenseGroup.deleted',
    defaultMessage: 'License group {name} was deleted.',
    description: 'Notice',
  }),
  notDeleted: defineMessage<{ readonly reason: string }>({
    id: 'licenseGroup.notDeleted',
    defaultMessage: 'The license group was not deleted. {reason}',
    description: 'In the question; reason is a sentence',
  }),
};
