import { msg } from '../../i18n/msg.js';

export const messages = {
  title: msg<{ count: number }>(
    'powerfulGrant.title',
    '{count, plural, one {Grant a powerful permission?} other {Grant powerful permissions?}}',
    'Title of the question before somebody is given a permission with which they can gain everything',
  ),
  granted: msg<{ count: number; holders: string; permissions: string }>(
    'powerfulGrant.granted',
    '{count, plural, one {{holders} gets: {permissions}.} other {{holders} get: {permissions}.}}',
    'Below powerfulGrant.title; holders is a list of users, teams or groups, count how many they are; permissions is a list of their names',
  ),
  access: msg('powerfulGrant.access', 'Anyone who manages access can grant every permission, including to themselves.', 'Below powerfulGrant.granted: why the permission “Manage access” is powerful'),
  configuration: msg('powerfulGrant.configuration', 'Anyone who configures the system decides where the server sends data and stored credentials.', 'Below powerfulGrant.granted: why the permission to configure the system is powerful'),
  confirm: msg<{ count: number }>('powerfulGrant.confirm', '{count, plural, one {Grant permission} other {Grant permissions}}', 'Button of the question powerfulGrant.title'),
};
