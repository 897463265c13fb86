import { defineMessage } from 'react-intl';
import * as accessNames from '../../../entities/access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  title: defineMessage({
    id: 'profileDialog.title',
    defaultMessage: 'Your profile',
    description: 'Title of the dialog with name and e-mail address of the signed-in user',
  }),
  fullname: fieldMessages.fullname,
  email: fieldMessages.email,
  teams: accessNames.teams,
  permissions: accessNames.permissions,
  // Not shared: no teams.
  noTeams: defineMessage({
    id: 'profileDialog.noTeams',
    defaultMessage: 'None',
    description: 'In the place of the teams of the signed-in user, who is in none',
  }),
  noPermissions: defineMessage({
    id: 'profileDialog.noPermissions',
    defaultMessage: 'You may do nothing yet. Ask an administrator.',
    description: 'In the place of the permissions of the signed-in user, who has none',
  }),
  failed: defineMessage({
    id: 'profileDialog.failed',
    defaultMessage: 'Your profile could not be loaded',
    description: 'In the dialog in the place of name and e-mail address; the reason follows',
  }),
  foreign: defineMessage({
    id: 'profileDialog.foreign',
    defaultMessage: 'Your profile cannot be changed here.',
    description:
      'Title of the note above name and e-mail address of a user of a directory or an identity provider; profileDialog.foreignAdvice follows',
  }),
  foreignAdvice: defineMessage({
    id: 'profileDialog.foreignAdvice',
    defaultMessage:
      'It comes from the directory or identity provider that you sign in with, and is changed there.',
    description: 'Second line of profileDialog.foreign',
  }),
  saved: defineMessage({
    id: 'profileDialog.saved',
    defaultMessage: 'Your profile was saved.',
    description: 'Notice after the server took name and e-mail address',
  }),
  nameHidden: defineMessage({
    id: 'profileDialog.nameHidden',
    defaultMessage: 'The server reports no name for you. The name you enter is stored.',
    description: 'Below the empty field of the full name, of servers that keep one and do not send it',
  }),
  fullnameMissing: defineMessage({
    id: 'profileDialog.fullnameMissing',
    defaultMessage: 'Enter your name, such as “Jane Doe”.',
    description: 'Under the field of the full name when it was left empty',
  }),
  emailMissing: defineMessage({
    id: 'profileDialog.emailMissing',
    defaultMessage: 'Enter your e-mail address.',
    description: 'Under the field of the e-mail address when it was left empty',
  }),
  emailForm: defineMessage({
    id: 'profileDialog.emailForm',
    defaultMessage: 'An e-mail address has a name, an “@” and a host, such as “jane@shop.example”.',
    description: 'Under the field of the e-mail address when it is none',
  }),
  controlCharacter: defineMessage({
    id: 'profileDialog.controlCharacter',
    defaultMessage:
      'It has a character that cannot be seen, such as a tab. Type it again instead of pasting it.',
    description: 'Under the field of the full name or the e-mail address',
  }),
  notSaved: defineMessage<{ readonly reason: string }>({
    id: 'profileDialog.notSaved',
    defaultMessage: 'Your profile was not saved. {reason}',
    description: 'Above the form; reason: one or two sentences that say why',
  }),
};
