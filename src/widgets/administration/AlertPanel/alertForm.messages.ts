import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  name: fieldMessages.name,
  remove: defineMessage({
    id: 'alertForm.remove',
    defaultMessage: 'Delete alert',
    description: 'Button that deletes an alert, after a question',
  }),
  consequences: defineMessage({
    id: 'alertForm.consequences',
    defaultMessage: 'The server no longer tells about these events this way. This cannot be undone.',
    description: 'Text of the question before an alert is deleted',
  }),
  fixed: defineMessage({
    id: 'alertForm.fixed',
    defaultMessage: 'It cannot be changed. For another one, create another alert.',
    description: 'Below what of an alert cannot be changed once it exists',
  }),
  enabledHint: defineMessage({
    id: 'alertForm.enabledHint',
    defaultMessage: 'Off: it tells nothing and stays as it is.',
    description: 'Below the switch that turns an alert on',
  }),
  choosePublisher: defineMessage({
    id: 'alertForm.choosePublisher',
    defaultMessage: 'Choose a template',
    description: 'In the empty choice of the template of a new alert',
  }),
  publishersFailed: defineMessage({
    id: 'alertForm.publishersFailed',
    defaultMessage: 'The templates could not be loaded',
    description: 'In the place of the choice of a template',
  }),
  webhook: defineMessage({
    id: 'alertForm.webhook',
    defaultMessage: 'Address of the webhook',
    description: 'Label: URL that an alert is sent to',
  }),
  addresses: defineMessage({
    id: 'alertForm.addresses',
    defaultMessage: 'E-mail addresses',
    description: 'Label: who gets the mail of an alert',
  }),
  addressesHint: defineMessage({
    id: 'alertForm.addressesHint',
    defaultMessage: 'Separated by commas. May stay empty where teams get it.',
    description: 'Below alertForm.addresses',
  }),
  addressesProblem: defineMessage<{ readonly entries: string }>({
    id: 'alertForm.addressesProblem',
    defaultMessage: 'This is no e-mail address: {entries}',
    description: 'At alertForm.addresses; entries is what was typed',
  }),
  jiraProject: defineMessage({
    id: 'alertForm.jiraProject',
    defaultMessage: 'Key of the Jira project',
    description: 'Label: where an alert creates tickets, such as SEC',
  }),
  jiraType: defineMessage({
    id: 'alertForm.jiraType',
    defaultMessage: 'Type of the tickets',
    description: 'Label: such as Task or Bug, as Jira names it',
  }),
  tokenHeader: defineMessage({
    id: 'alertForm.tokenHeader',
    defaultMessage: 'Header with the token',
    description: 'Label: name of the HTTP header in which an alert sends its token',
  }),
  tokenHeaderHint: defineMessage({
    id: 'alertForm.tokenHeaderHint',
    defaultMessage: 'Left empty: X-Api-Key.',
    description: 'Below alertForm.tokenHeader',
  }),
  // Not shared: of a webhook, which may be called something else.
  token: defineMessage({
    id: 'alertForm.token',
    defaultMessage: 'Token',
    description: 'Label: what an alert signs in with to the address that it is sent to',
  }),
  config: defineMessage({
    id: 'alertForm.config',
    defaultMessage: 'Settings of the way it is sent',
    description: 'Label: JSON text, where the kit does not know what a publisher needs',
  }),
  configHint: defineMessage({
    id: 'alertForm.configHint',
    defaultMessage: 'JSON, as this way of sending wants it.',
    description: 'Below alertForm.config',
  }),
  configProblem: defineMessage({
    id: 'alertForm.configProblem',
    defaultMessage: 'This is no JSON.',
    description: 'At alertForm.config',
  }),
  configSecrets: defineMessage<{ readonly placeholder: string }>({
    id: 'alertForm.configSecrets',
    defaultMessage:
      'It would go to another server, and this one drops what it hides then. Enter that again in the place of {placeholder}, or take it out.',
    description:
      'At alertForm.config, when the address in it was changed; placeholder is the text that the server shows in the place of passwords',
  }),
  needed: defineMessage({
    id: 'alertForm.needed',
    defaultMessage: 'Without it the alert reaches nobody. Fill it in, or turn the alert off.',
    description: 'At the destination of an alert that is turned on',
  }),
  events: defineMessage({
    id: 'alertForm.events',
    defaultMessage: 'Events',
    description: 'Label of the boxes with the groups of events that an alert tells about',
  }),
  eventsHint: defineMessage({
    id: 'alertForm.eventsHint',
    defaultMessage: 'Without any the alert tells nothing.',
    description: 'Below alertForm.events',
  }),
  otherEvents: defineMessage<{ readonly groups: string }>({
    id: 'alertForm.otherEvents',
    defaultMessage: 'It also has {groups}, which stays.',
    description: 'Below alertForm.events: groups that the kit does not know, by their names on the server',
  }),
  cron: defineMessage({
    id: 'alertForm.cron',
    defaultMessage: 'When (cron)',
    description: 'Label: when an alert on a schedule is sent, as a cron expression',
  }),
  cronHint: defineMessage({
    id: 'alertForm.cronHint',
    defaultMessage:
      'Minute, hour, day of the month, month and day of the week: 0 7 * * 1 is each Monday at 7:00 by the clock of the server.',
    description: 'Below alertForm.cron',
  }),
  cronProblem: defineMessage({
    id: 'alertForm.cronProblem',
    defaultMessage: 'This needs five parts, with spaces between them.',
    description: 'At alertForm.cron',
  }),
  sentLast: defineMessage<{ readonly at: string }>({
    id: 'alertForm.sentLast',
    defaultMessage: 'The next summary covers what happened since {at}.',
    description:
      'Below alertForm.cron; at is a date and a time: the last summary, or the creation of the alert where none was sent',
  }),
  notSentYet: defineMessage({
    id: 'alertForm.notSentYet',
    defaultMessage: 'Not sent yet.',
    description: 'In the place of alertForm.sentLast',
  }),
  sentNext: defineMessage<{ readonly at: string }>({
    id: 'alertForm.sentNext',
    defaultMessage: 'The next time is {at}.',
    description: 'Behind alertForm.sentLast; at is a date and a time',
  }),
  scheduleHint: defineMessage({
    id: 'alertForm.scheduleHint',
    defaultMessage: 'It sends summaries of the projects that it is limited to, at first each hour.',
    description: 'Below the choice alertPanel.SCHEDULE of a new alert',
  }),
  portfolioOnly: defineMessage({
    id: 'alertForm.portfolioOnly',
    defaultMessage: 'On a schedule servers tell about the portfolio only.',
    description: 'At alertPanel.scope of a new alert',
  }),
  noProjectsScheduled: defineMessage({
    id: 'alertForm.noProjectsScheduled',
    defaultMessage: 'Without projects there is nothing to summarise.',
    description: 'In the place of the projects that an alert on a schedule is limited to',
  }),
  filter: defineMessage({
    id: 'alertForm.filter',
    defaultMessage: 'Only events that meet',
    description: 'Label: an expression in the language CEL that events have to meet',
  }),
  filterHint: defineMessage({
    id: 'alertForm.filterHint',
    defaultMessage:
      'An expression in CEL, which the server checks when it is saved. Left empty, all events count.',
    description: 'Below alertForm.filter',
  }),
  skipUnchanged: defineMessage({
    id: 'alertForm.skipUnchanged',
    defaultMessage: 'Send nothing where nothing is new',
    description: 'Switch of an alert on a schedule',
  }),
  tags: defineMessage({
    id: 'alertForm.tags',
    defaultMessage: 'Only projects with a tag',
    description: 'Label: tags to whose projects an alert is limited',
  }),
  children: defineMessage({
    id: 'alertForm.children',
    defaultMessage: 'Projects below them, too',
    description: 'Switch: an alert that is limited to projects counts the active ones below them, too',
  }),
  log: defineMessage({
    id: 'alertForm.log',
    defaultMessage: 'Note in the log what was sent',
    description: 'Switch of an alert',
  }),
  projects: defineMessage({
    id: 'alertForm.projects',
    defaultMessage: 'Limited to projects',
    description: 'Heading of the projects that an alert is limited to',
  }),
  noProjects: defineMessage({
    id: 'alertForm.noProjects',
    defaultMessage: 'It tells about all projects.',
    description: 'In the place of the projects that an alert is limited to',
  }),
  addProjects: defineMessage({
    id: 'alertForm.addProjects',
    defaultMessage: 'Limit to projects…',
    description: 'Button that opens a dialog to choose projects',
  }),
  teams: defineMessage({
    id: 'alertForm.teams',
    defaultMessage: 'Teams that get the mail',
    description: 'Heading of the teams whose members get the mail of an alert',
  }),
  noTeams: defineMessage({
    id: 'alertForm.noTeams',
    defaultMessage: 'No team gets it',
    description: 'In the place of the teams whose members get the mail of an alert',
  }),
  test: defineMessage({
    id: 'alertForm.test',
    defaultMessage: 'Send a test',
    description: 'Button that has the server send a test of an alert',
  }),
  testUnsaved: defineMessage({
    id: 'alertForm.testUnsaved',
    defaultMessage: 'Save first: the server sends what is stored.',
    description: 'Why alertForm.test cannot be pressed while something is not saved',
  }),
  tested: defineMessage({
    id: 'alertForm.tested',
    defaultMessage: 'The server took the test. Whether it arrives is seen there, or in its log.',
    description: 'Notice after alertForm.test',
  }),
  notTested: defineMessage({
    id: 'alertForm.notTested',
    defaultMessage: 'The test was not sent',
    description: 'Notice of a failure; the reason follows',
  }),
};
