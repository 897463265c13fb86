import { defineMessage } from 'react-intl';

export const messages = {
  title: defineMessage<{ readonly count: number }>({
    id: 'powerfulGrant.title',
    defaultMessage: '{count, plural, one {Grant a powerful permission?} other {Grant powerful permissions?}}',
    description:
      'Title of the question before somebody is given a permission with which they can gain everything',
  }),
  granted: defineMessage<{ readonly count: number; readonly holders: string; readonly permissions: string }>({
    id: 'powerfulGrant.granted',
    defaultMessage:
      '{count, plural, one {{holders} gets: {permissions}.} other {{holders} get: {permissions}.}}',
    description:
      'Below powerfulGrant.title; holders is a list of users, teams or groups, count how many they are; permissions is a list of their names',
  }),
  access: defineMessage({
    id: 'powerfulGrant.access',
    defaultMessage: 'Anyone who manages access can grant every permission, including to themselves.',
    description: 'Below powerfulGrant.granted: why the permission “Manage access” is powerful',
  }),
  configuration: defineMessage({
    id: 'powerfulGrant.configuration',
    defaultMessage:
      'Anyone who configures the system decides where the server sends data and stored credentials.',
    description: 'Below powerfulGrant.granted: why the permission to configure the system is powerful',
  }),
  confirm: defineMessage<{ readonly count: number }>({
    id: 'powerfulGrant.confirm',
    defaultMessage: '{count, plural, one {Grant permission} other {Grant permissions}}',
    description: 'Button of the question powerfulGrant.title',
  }),
};
