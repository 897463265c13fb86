import { msg } from '../../../i18n/msg.js';
import * as actions from '../../../ui/controls/actions.messages.js';
import { comment } from '../../../entities/decision/decision.messages.js';
import { nameTaken } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  done: actions.done,
  remove: msg('teamPanel.remove', 'Delete team', 'Button that opens the confirmation to delete a team'),
  consequences: msg<{ members: number; keys: number }>(
    'teamPanel.consequences',
    '{members, plural, =0 {It has no members.} one {Its member loses permissions that only this team grants.} other {Its # members lose permissions that only this team grants.}} {keys, plural, =0 {} one {Its API key stops working. } other {Its # API keys stop working. }}This cannot be undone.',
    'Text of the confirmation to delete a team. members and keys are numbers',
  ),
  usedByAlert: msg('teamPanel.usedByAlert', 'The server could not delete this team. If it receives an alert, remove it from the alert first.', 'Error after the server failed to delete a team, with status 500'),
  taken: nameTaken,
  noKeys: msg('teamPanel.noKeys', 'No API keys', 'Shown when a team has no API keys'),
  createKey: msg('teamPanel.createKey', 'Create API key', 'Button that creates an API key immediately, without a form'),
  keyNotCreated: msg('teamPanel.keyNotCreated', 'Could not create the API key', 'Title of an error above the API keys of a team. The reason follows'),
  newKey: msg<{ name: string }>('teamPanel.newKey', 'New API key for {name}', 'Title of the dialog that shows a new API key. name is the team'),
  newKeyAdvice: msg('teamPanel.newKeyAdvice', 'Copy it now. You cannot view it again. Clients send it in the X-Api-Key header.', 'Text of the dialog teamPanel.newKey'),
  keptKeyAdvice: msg(
    'teamPanel.keptKeyAdvice',
    'Copy it now. It is not shown here again, but anyone who manages access can read it through the API. Clients send it in the X-Api-Key header.',
    'Shown instead of teamPanel.newKeyAdvice, for servers that store keys in plain text',
  ),
  keyAbsent: msg('teamPanel.keyAbsent', 'The server did not return the key. Delete it and create another.', 'In the dialog teamPanel.newKey, instead of the key'),
  comment,
  noComment: msg('teamPanel.noComment', 'No comment', 'Shown when an API key has no comment'),
  editComment: msg<{ key: string }>('teamPanel.editComment', 'Edit comment of {key}', 'Screen-reader name of an icon button after an API key. key is mostly asterisks'),
  commentTitle: msg('teamPanel.commentTitle', 'API key comment', 'Title of the dialog with the comment of an API key'),
  regenerate: msg<{ key: string }>('teamPanel.regenerate', 'Regenerate {key}', 'Screen-reader name of an icon button after an API key, before a confirmation. key is mostly asterisks'),
  regenerateTitle: msg('teamPanel.regenerateTitle', 'Regenerate this API key?', 'Title of a confirmation'),
  regenerateText: msg('teamPanel.regenerateText', 'The current key stops working immediately.', 'Text of the confirmation teamPanel.regenerateTitle'),
  regenerateConfirm: msg('teamPanel.regenerateConfirm', 'Regenerate API key', 'Button of the confirmation teamPanel.regenerateTitle'),
  deleteKey: msg<{ key: string }>('teamPanel.deleteKey', 'Delete {key}', 'Screen-reader name of an icon button after an API key, before a confirmation. key is mostly asterisks'),
  deleteKeyTitle: msg('teamPanel.deleteKeyTitle', 'Delete this API key?', 'Title of a confirmation'),
  deleteKeyText: msg('teamPanel.deleteKeyText', 'Clients that use this key can no longer sign in. This cannot be undone.', 'Text of the confirmation teamPanel.deleteKeyTitle'),
  deleteKeyConfirm: msg('teamPanel.deleteKeyConfirm', 'Delete API key', 'Button of the confirmation teamPanel.deleteKeyTitle'),
  keyDeleted: msg('teamPanel.keyDeleted', 'API key deleted', 'Notice after an API key was deleted'),
  // Not shared: of an API key.
  created: msg<{ date: string }>('teamPanel.created', 'Created {date}', 'Below an API key. date is the day of its creation'),
  lastUsed: msg<{ date: string }>('teamPanel.lastUsed', 'Last used {date}', 'Below an API key. date is accurate to a few minutes'),
  neverUsed: msg('teamPanel.neverUsed', 'Never used', 'Below an API key'),
  legacy: msg('teamPanel.legacy', 'Legacy format', 'Badge of an API key in the format before 4.13, at most 14 characters'),
  legacyTip: msg('teamPanel.legacyTip', 'Format of servers before 4.13. Regenerate the key to update it.', 'Tooltip of the badge teamPanel.legacy'),
};
