import { msg } from '../../i18n/msg.js';

export const messages = {
  title: msg<{ count: number }>('powerfulGrant.title', '{count, plural, one {Grant a powerful permission?} other {Grant powerful permissions?}}', 'Title of the confirmation before a permission is granted that allows gaining all others'),
  granted: msg<{ count: number; holders: string; permissions: string }>(
    'powerfulGrant.granted',
    '{count, plural, one {{holders} gets: {permissions}.} other {{holders} get: {permissions}.}}',
    'Text of powerfulGrant.title; holders is a list of users, teams, or groups, count their number; permissions is a list of names',
  ),
  access: msg('powerfulGrant.access', 'Anyone who manages access can grant every permission, including to themselves.', 'Text after powerfulGrant.granted: effect of the permission “Manage access”'),
  configuration: msg('powerfulGrant.configuration', 'Anyone who configures the system decides where the server sends data and stored credentials.', 'Text after powerfulGrant.granted: effect of the permission “Configure the system”'),
  confirm: msg<{ count: number }>('powerfulGrant.confirm', '{count, plural, one {Grant permission} other {Grant permissions}}', 'Button of the confirmation powerfulGrant.title'),
};
