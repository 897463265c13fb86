import { msg } from '../../../i18n/msg.js';
import * as alertNames from '../../../entities/alert/alertNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  name: fieldMessages.name,
  alerts: alertNames.alerts,
  search: msg('alertPanel.search', 'Search alerts', 'Name of the search field above the list of alerts, and in it while it is empty'),
  total: msg<{ count: number }>('alertPanel.total', '{count, plural, =0 {No alerts} one {# alert} other {# alerts}}', 'Count above the list of alerts'),
  none: msg('alertPanel.none', 'No alerts yet', 'Title in the place of the list of alerts'),
  noneAdvice: msg('alertPanel.noneAdvice', 'With an alert the server tells by mail, in a chat or to another program what happened.', 'Below alertPanel.none'),
  create: msg('alertPanel.create', 'Create alert', 'Button that opens the form of a new alert, its heading, and the button that creates it'),
  // Not shared: the template of an alert.
  publisher: msg('alertPanel.publisher', 'Template', 'Column head and label: with which template and by which way an alert tells, such as Slack or e-mail'),
  scope: msg('alertPanel.scope', 'About', 'Column head and label: whether an alert is about the portfolio or the server'),
  PORTFOLIO: msg('alertPanel.PORTFOLIO', 'The portfolio', 'What an alert is about: projects, findings, BOMs …'),
  SYSTEM: msg('alertPanel.SYSTEM', 'The server', 'What an alert is about: mirrors, repositories, users …'),
  level: msg('alertPanel.level', 'From level', 'Column head and label: the least serious level of events that an alert tells about'),
  INFORMATIONAL: msg('alertPanel.INFORMATIONAL', 'Information and more serious', 'Level from which an alert tells: all events'),
  WARNING: msg('alertPanel.WARNING', 'Warnings and errors', 'Level from which an alert tells'),
  ERROR: msg('alertPanel.ERROR', 'Errors only', 'Level from which an alert tells'),
  trigger: msg('alertPanel.trigger', 'When it tells', 'Column head, and label of a choice: EVENT or SCHEDULE'),
  EVENT: msg('alertPanel.EVENT', 'As it happens', 'Choice of alertPanel.trigger: an alert that is sent with each event'),
  SCHEDULE: msg('alertPanel.SCHEDULE', 'On a schedule', 'Choice of alertPanel.trigger: an alert that sends summaries'),
  state: msg('alertPanel.state', 'Effect', 'Column head: whether an alert is in use and complete'),
  on: msg('alertPanel.on', 'Tells', 'Badge of an alert that is in use and complete'),
  off: msg('alertPanel.off', 'Turned off', 'Badge of an alert that is not in use'),
  noGroups: msg('alertPanel.noGroups', 'No events chosen', 'Badge of an alert that tells nothing, because no groups of events are chosen'),
  noProjects: msg('alertPanel.noProjects', 'No projects chosen', 'Effect of an alert on a schedule that is limited to no project, and so has nothing to tell'),
  noDestination: msg('alertPanel.noDestination', 'No destination', 'Badge of an alert that tells nothing, because nobody would get it'),
};
