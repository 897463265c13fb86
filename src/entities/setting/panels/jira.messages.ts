import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('jiraSettings.help', 'Where alerts with the Jira publisher create issues.', 'Help below panelNames.jira'),
  urlHelp: msg('jiraSettings.urlHelp', 'Without a project path, such as https://acme.atlassian.example.', 'Help below sharedSettings.baseUrl'),
  userHelp: msg('jiraSettings.userHelp', 'Leave empty to use the password as a personal access token.', 'Help below the username of an account at Jira'),
  password: msg('jiraSettings.password', 'Password or personal access token', 'Field label: secret of an account at Jira'),
};
