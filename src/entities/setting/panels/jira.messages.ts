import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'jiraSettings.help',
    defaultMessage: 'Where alerts with the publisher Jira create issues.',
    description: 'Below panelNames.jira',
  }),
  urlHelp: defineMessage({
    id: 'jiraSettings.urlHelp',
    defaultMessage: 'Such as https://acme.atlassian.example, without the path of a project.',
    description: 'Below sharedSettings.baseUrl',
  }),
  userHelp: defineMessage({
    id: 'jiraSettings.userHelp',
    defaultMessage:
      'With one the server signs in with it and the password. Empty: it sends the password as a personal access token.',
    description: 'Below the user name of an account at Jira',
  }),
  password: defineMessage({
    id: 'jiraSettings.password',
    defaultMessage: 'Password or personal access token',
    description: 'Secret of an account at Jira',
  }),
};
