import { msg } from '../../../i18n/msg.js';
import { askDelete } from '../../../ui/layout/outcome.messages.js';
import { deleted } from '../../../ui/layout/outcome.messages.js';
import { notDeleted } from '../../../ui/table/rowChange.messages.js';
import { deleting } from '../../../ui/table/rowChange.messages.js';
import { deleteLicense } from '../../../entities/license/license.messages.js';

export const messages = {
  title: askDelete,
  confirm: deleteLicense,
  deleting,
  deleted,
  consequence: msg('licenseDeletion.consequence', 'Policy conditions that use it and their violations are deleted too. This cannot be undone.', 'Text of the confirmation to delete a custom license. “it” is the license'),
  groups: msg<{ groups: string }>('licenseDeletion.groups', 'It is removed from these groups: {groups}.', 'Text of the confirmation to delete a custom license. groups is a list of names'),
  components: msg('licenseDeletion.components', 'A license that components use cannot be deleted.', 'Text of the confirmation to delete a custom license: the condition that the server sets'),
  inUse: msg('licenseDeletion.inUse', 'Could not delete. Components probably use this license. Give them another one first.', 'Error after the server failed, as servers do when a license is in use'),
  failed: notDeleted,
};
