import { msg } from '../../../i18n/msg.js';

export const messages = {
  title: msg<{ name: string }>('licenseDeletion.title', 'Delete license {name}?', 'Title of the question'),
  confirm: msg('licenseDeletion.confirm', 'Delete license', 'Button that deletes it'),
  deleting: msg('licenseDeletion.deleting', 'Deleting the license…', 'Words of the button meanwhile'),
  deleted: msg<{ name: string }>('licenseDeletion.deleted', 'License {name} was deleted.', 'Notice'),
  consequence: msg('licenseDeletion.consequence', 'The conditions of policies that name it are deleted with it, and so are the violations of these. That cannot be undone.', 'What goes with a custom license'),
  groups: msg<{ groups: string }>('licenseDeletion.groups', 'It leaves these groups: {groups}.', 'What goes with a custom license; groups is a list of names'),
  components: msg('licenseDeletion.components', 'While components have it, the server does not delete it.', 'What keeps a custom license from being deleted'),
  inUse: msg('licenseDeletion.inUse', 'The license was not deleted. Most likely components have it: give them another license first.', 'The server failed, as servers do where a license is in use'),
  failed: msg<{ reason: string }>('licenseDeletion.failed', 'The license was not deleted. {reason}', 'The server refuses; reason is a sentence'),
};
