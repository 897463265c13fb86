import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';
import { notSaved } from '../../../ui/layout/outcome.messages.js';
import { askDelete } from '../../../ui/layout/outcome.messages.js';
import { deleted } from '../../../ui/layout/outcome.messages.js';
import { notDeleted } from '../../../ui/table/rowChange.messages.js';
import { created } from '../../../ui/layout/outcome.messages.js';
import { notFoundAdvice } from '../../../ui/layout/outcome.messages.js';
import { deleting } from '../../../ui/table/rowChange.messages.js';
import { creating } from '../../../ui/table/rowChange.messages.js';
import { partlyRemoved } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  name: fieldMessages.name,
  licenses: licenseMessages.licenses,
  licenseId: licenseMessages.licenseId,
  search: licenseMessages.search,
  searchHint: licenseMessages.searchHint,
  noMatch: licenseMessages.noneSearched,
  licensesFailed: licenseMessages.failed,
  back: msg('licenseGroup.back', 'All license groups', 'Button above a license group that leads back to the list'),
  failed: msg('licenseGroup.failed', 'Could not load the license group', 'Title of an error shown instead of a license group'),
  notFound: msg('licenseGroup.notFound', 'License group not found', 'Title of an error shown instead of a license group'),
  notFoundAdvice,
  rename: msg('licenseGroup.rename', 'Rename group', 'Button that opens the form with the name of a license group'),
  remove: msg('licenseGroup.remove', 'Delete group', 'Button that opens the confirmation to delete a license group'),
  add: msg('licenseGroup.add', 'Add licenses', 'Button that opens a dialog to add licenses to a group'),
  none: licenseMessages.noLicenses,
  selected: msg('licenseGroup.selected', 'Selected licenses', 'Screen-reader name of the toolbar for the selected licenses of a group'),
  askOne: msg<{ name: string }>('licenseGroup.askOne', 'Remove {name} from the group?', 'Title of a confirmation. name is a license'),
  askMany: msg<{ count: number }>('licenseGroup.askMany', 'Remove {count, plural, one {# license} other {# licenses}} from the group?', 'Title of a confirmation'),
  consequence: msg<{ count: number }>(
    'licenseGroup.consequence',
    '{count, plural, one {The license itself is} other {The licenses themselves are}} kept. Policies that use the group are re-evaluated.',
    'Text of the confirmation to remove licenses from a group',
  ),
  confirm: msg<{ count: number }>('licenseGroup.confirm', 'Remove {count, plural, one {license} other {licenses}}', 'Button that removes licenses from a group, at most 20 characters'),
  removed: msg<{ count: number }>('licenseGroup.removed', '{count, plural, one {# license} other {# licenses}} removed from the group', 'Notice after licenses were removed from a group'),
  partly: partlyRemoved,
  noneKnown: msg('licenseGroup.noneKnown', 'No licenses on the server', 'Title shown when there are no licenses to choose from'),
  createTitle: msg('licenseGroup.createTitle', 'Create license group', 'Title of the form of a new license group'),
  create: licenseMessages.createGroup,
  creating,
  renameTitle: msg('licenseGroup.renameTitle', 'Rename license group', 'Title of the form with the name of a license group'),
  nameTaken: msg<{ name: string }>('licenseGroup.nameTaken', 'A license group named “{name}” already exists.', 'Problem at the name that the server rejected'),
  notSaved,
  created,
  renamed: msg<{ name: string }>('licenseGroup.renamed', 'License group renamed to {name}', 'Notice. name is the new name'),
  deleteTitle: askDelete,
  deleting,
  deleteConsequence: msg('licenseGroup.deleteConsequence', 'Its licenses are kept. Policy conditions that use it are kept but no longer match any component. This cannot be undone.', 'Text of the confirmation to delete a license group'),
  deleted,
  notDeleted,
};
