import { msg } from '../../../i18n/msg.js';
import * as accessNames from '../../../entities/access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  title: msg('profileDialog.title', 'Your profile', 'Title of the dialog with name and e-mail address of the signed-in user'),
  fullname: fieldMessages.fullname,
  email: fieldMessages.email,
  teams: accessNames.teams,
  permissions: accessNames.permissions,
  // Not shared: no teams.
  noTeams: msg('profileDialog.noTeams', 'None', 'In the place of the teams of the signed-in user, who is in none'),
  noPermissions: msg('profileDialog.noPermissions', 'You may do nothing yet. Ask an administrator.', 'In the place of the permissions of the signed-in user, who has none'),
  failed: msg('profileDialog.failed', 'Your profile could not be loaded', 'In the dialog in the place of name and e-mail address; the reason follows'),
  foreign: msg('profileDialog.foreign', 'Your profile cannot be changed here.', 'Title of the note above name and e-mail address of a user of a directory or an identity provider; profileDialog.foreignAdvice follows'),
  foreignAdvice: msg('profileDialog.foreignAdvice', 'It comes from the directory or identity provider that you sign in with, and is changed there.', 'Second line of profileDialog.foreign'),
  saved: msg('profileDialog.saved', 'Your profile was saved.', 'Notice after the server took name and e-mail address'),
  nameHidden: msg('profileDialog.nameHidden', 'The server reports no name for you. The name you enter is stored.', 'Below the empty field of the full name, of servers that keep one and do not send it'),
  fullnameMissing: msg('profileDialog.fullnameMissing', 'Enter your name, such as “Jane Doe”.', 'Under the field of the full name when it was left empty'),
  emailMissing: msg('profileDialog.emailMissing', 'Enter your e-mail address.', 'Under the field of the e-mail address when it was left empty'),
  emailForm: msg('profileDialog.emailForm', 'An e-mail address has a name, an “@” and a host, such as “jane@shop.example”.', 'Under the field of the e-mail address when it is none'),
  controlCharacter: msg('profileDialog.controlCharacter', 'It has a character that cannot be seen, such as a tab. Type it again instead of pasting it.', 'Under the field of the full name or the e-mail address'),
  notSaved: msg<{ reason: string }>('profileDialog.notSaved', 'Your profile was not saved. {reason}', 'Above the form; reason: one or two sentences that say why'),
};
