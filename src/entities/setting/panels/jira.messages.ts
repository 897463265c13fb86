import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('jiraSettings.help', 'Where alerts with the publisher Jira create issues.', 'Below panelNames.jira'),
  urlHelp: msg('jiraSettings.urlHelp', 'Such as https://acme.atlassian.example, without the path of a project.', 'Below sharedSettings.baseUrl'),
  userHelp: msg('jiraSettings.userHelp', 'With one the server signs in with it and the password. Empty: it sends the password as a personal access token.', 'Below the user name of an account at Jira'),
  password: msg('jiraSettings.password', 'Password or personal access token', 'Secret of an account at Jira'),
};
