import { msg } from '../../../i18n/msg.js';
import * as accessNames from '../../../entities/access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import { notSaved } from '../../../ui/layout/outcome.messages.js';
import { fieldProblemMessages } from '../../../frames/facts/fieldProblem.messages.js';
import { messages as mailProblemMessages } from '../../../frames/facts/mailProblem.messages.js';
import { required } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  title: msg('profileDialog.title', 'Your profile', 'Title of the dialog with name and email address of the signed-in user'),
  fullname: fieldMessages.fullname,
  email: fieldMessages.email,
  teams: accessNames.teams,
  permissions: accessNames.permissions,
  // Not shared: no teams.
  noTeams: msg('profileDialog.noTeams', 'None', 'Instead of the teams of a signed-in user without teams'),
  noPermissions: msg('profileDialog.noPermissions', 'You have no permissions yet. Ask an administrator.', 'Instead of the permissions of a signed-in user without permissions'),
  failed: msg('profileDialog.failed', 'Could not load your profile', 'Error title in the dialog. The reason follows'),
  foreign: msg('profileDialog.foreign', 'You cannot edit your profile here', 'Title of the note for a user of a directory or identity provider. profileDialog.foreignAdvice follows'),
  foreignAdvice: msg('profileDialog.foreignAdvice', 'Your directory or identity provider manages it.', 'Second line of profileDialog.foreign'),
  saved: msg('profileDialog.saved', 'Profile saved', 'Notice after saving name and email address'),
  nameHidden: msg('profileDialog.nameHidden', 'Your stored name is not shown. Your entry replaces it.', 'Help below the empty field of the full name, when the server stores a name but does not send it'),
  fullnameMissing: required,
  emailMissing: required,
  emailForm: mailProblemMessages.noAddress,
  controlCharacter: fieldProblemMessages.controlCharacter,
  notSaved,
};
