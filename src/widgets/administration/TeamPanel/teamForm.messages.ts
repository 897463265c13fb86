import { defineMessage } from 'react-intl';
import * as actions from '../../../ui/controls/actions.messages.js';

export const messages = {
  done: actions.done,
  remove: defineMessage({
    id: 'teamPanel.remove',
    defaultMessage: 'Delete team',
    description: 'Button that deletes a team, after a question',
  }),
  consequences: defineMessage<{ readonly members: number; readonly keys: number }>({
    id: 'teamPanel.consequences',
    defaultMessage:
      '{members, plural, =0 {It has no members.} one {Its member loses what only this team permits them.} other {Its # members lose what only this team permits them.}} {keys, plural, =0 {} one {Its API key no longer works. } other {Its # API keys no longer work. }}This cannot be undone.',
    description: 'Text of the question before a team is deleted',
  }),
  usedByAlert: defineMessage({
    id: 'teamPanel.usedByAlert',
    defaultMessage:
      'The server could not delete it. Servers of 4.x cannot while an alert has the team among its recipients: take it out there first.',
    description: 'Why a team was not deleted, after the server failed with status 500',
  }),
  taken: defineMessage({
    id: 'teamPanel.taken',
    defaultMessage: 'There is a team of this name already.',
    description: 'At the name of a team',
  }),
  noKeys: defineMessage({
    id: 'teamPanel.noKeys',
    defaultMessage: 'No API keys',
    description: 'In the place of the API keys of a team',
  }),
  createKey: defineMessage({
    id: 'teamPanel.createKey',
    defaultMessage: 'Create API key',
    description: 'Button that makes a new API key at once',
  }),
  keyNotCreated: defineMessage({
    id: 'teamPanel.keyNotCreated',
    defaultMessage: 'The API key was not created',
    description: 'Above the API keys of a team; the reason follows',
  }),
  newKey: defineMessage<{ readonly name: string }>({
    id: 'teamPanel.newKey',
    defaultMessage: 'New API key of {name}',
    description: 'Title of the dialog that shows a new API key; name is the team',
  }),
  newKeyAdvice: defineMessage({
    id: 'teamPanel.newKeyAdvice',
    defaultMessage:
      'Copy it now. It is not shown again: what signs in with it needs it as the header X-Api-Key.',
    description: 'In the dialog teamPanel.newKey',
  }),
  keptKeyAdvice: defineMessage({
    id: 'teamPanel.keptKeyAdvice',
    defaultMessage:
      'Copy it now. It is not shown here again, though this server keeps it and its interface tells it to everybody who may manage access. What signs in with it needs it as the header X-Api-Key.',
    description: 'In the place of teamPanel.newKeyAdvice, for servers that keep keys as they are',
  }),
  keyAbsent: defineMessage({
    id: 'teamPanel.keyAbsent',
    defaultMessage: 'The server did not send the key. Delete this one and create another.',
    description: 'In the dialog teamPanel.newKey, in the place of the key',
  }),
  comment: defineMessage({
    id: 'teamPanel.comment',
    defaultMessage: 'What it is for',
    description: 'Label of the comment of an API key, and button that changes it',
  }),
  noComment: defineMessage({
    id: 'teamPanel.noComment',
    defaultMessage: 'No comment',
    description: 'In the place of the comment of an API key',
  }),
  editComment: defineMessage<{ readonly key: string }>({
    id: 'teamPanel.editComment',
    defaultMessage: 'Change what {key} is for',
    description: 'Button behind an API key that opens the form of its comment; key is mostly asterisks',
  }),
  commentTitle: defineMessage({
    id: 'teamPanel.commentTitle',
    defaultMessage: 'What is this API key for?',
    description: 'Title of the dialog with the comment of an API key',
  }),
  regenerate: defineMessage<{ readonly key: string }>({
    id: 'teamPanel.regenerate',
    defaultMessage: 'Replace {key}',
    description:
      'Button behind an API key that asks whether a new one takes its place; key is mostly asterisks',
  }),
  regenerateTitle: defineMessage({
    id: 'teamPanel.regenerateTitle',
    defaultMessage: 'Replace this API key?',
    description: 'Title of a question',
  }),
  regenerateText: defineMessage({
    id: 'teamPanel.regenerateText',
    defaultMessage: 'The server makes a new one. What signs in with the old one is refused from then on.',
    description: 'Text of the question teamPanel.regenerateTitle',
  }),
  regenerateConfirm: defineMessage({
    id: 'teamPanel.regenerateConfirm',
    defaultMessage: 'Replace API key',
    description: 'Button of the question teamPanel.regenerateTitle',
  }),
  deleteKey: defineMessage<{ readonly key: string }>({
    id: 'teamPanel.deleteKey',
    defaultMessage: 'Delete {key}',
    description: 'Button behind an API key that asks whether it is to be deleted; key is mostly asterisks',
  }),
  deleteKeyTitle: defineMessage({
    id: 'teamPanel.deleteKeyTitle',
    defaultMessage: 'Delete this API key?',
    description: 'Title of a question',
  }),
  deleteKeyText: defineMessage({
    id: 'teamPanel.deleteKeyText',
    defaultMessage: 'What signs in with it is refused from then on. This cannot be undone.',
    description: 'Text of the question teamPanel.deleteKeyTitle',
  }),
  deleteKeyConfirm: defineMessage({
    id: 'teamPanel.deleteKeyConfirm',
    defaultMessage: 'Delete API key',
    description: 'Button of the question teamPanel.deleteKeyTitle',
  }),
  keyDeleted: defineMessage({
    id: 'teamPanel.keyDeleted',
    defaultMessage: 'The API key was deleted.',
    description: 'Notice',
  }),
  created: defineMessage<{ readonly date: string }>({
    id: 'teamPanel.created',
    defaultMessage: 'Since {date}',
    description: 'Below an API key',
  }),
  lastUsed: defineMessage<{ readonly date: string }>({
    id: 'teamPanel.lastUsed',
    defaultMessage: 'Last used {date}',
    description: 'Below an API key; accurate to some minutes',
  }),
  neverUsed: defineMessage({
    id: 'teamPanel.neverUsed',
    defaultMessage: 'Never used',
    description: 'Below an API key',
  }),
  legacy: defineMessage({
    id: 'teamPanel.legacy',
    defaultMessage: 'Old format',
    description: 'Badge of an API key of the format before 4.13',
  }),
  legacyTip: defineMessage({
    id: 'teamPanel.legacyTip',
    defaultMessage: 'This key has the format of servers before 4.13. Replace it by a new one.',
    description: 'Tip of the badge teamPanel.legacy',
  }),
};
