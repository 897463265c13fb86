import { msg } from '../../../i18n/msg.js';
import * as alertNames from '../../../entities/alert/alertNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import { messages as crudColumnsMessages } from '../../../frames/crud/crudColumns.messages.js';
import { portfolio } from '../../../entities/project/portfolioText.messages.js';

export const messages = {
  name: fieldMessages.name,
  alerts: alertNames.alerts,
  search: msg('alertPanel.search', 'Search alerts', 'Name and placeholder of the search field above the list of alerts. At most 36 characters'),
  total: msg<{ count: number }>('alertPanel.total', '{count, plural, =0 {No alerts} one {# alert} other {# alerts}}', 'Count above the list of alerts'),
  none: msg('alertPanel.none', 'No alerts yet', 'Title instead of the list of alerts'),
  noneAdvice: msg('alertPanel.noneAdvice', 'Create an alert to send notifications by email, chat, or webhook.', 'Below alertPanel.none'),
  create: msg('alertPanel.create', 'Create alert', 'Button that opens the form of a new alert, title of the form, and button that creates it. At most 20 characters'),
  // Not shared: the template of an alert.
  publisher: msg('alertPanel.publisher', 'Template', 'Table head and field label: template of an alert with its publisher, such as Slack or email. At most 18 characters'),
  // Not shared: of an alert, not of a CVSS vector.
  scope: msg('alertPanel.scope', 'Scope', 'Table head and field label: portfolio or system events. At most 18 characters'),
  PORTFOLIO: portfolio,
  SYSTEM: msg('alertPanel.SYSTEM', 'System', 'Value of alertPanel.scope: mirrors, repositories, users …'),
  level: msg('alertPanel.level', 'Minimum level', 'Table head and field label: lowest level of events an alert sends. At most 18 characters'),
  INFORMATIONAL: msg('alertPanel.INFORMATIONAL', 'All levels', 'Value of alertPanel.level: all events'),
  WARNING: msg('alertPanel.WARNING', 'Warnings and errors', 'Value of alertPanel.level'),
  ERROR: msg('alertPanel.ERROR', 'Errors only', 'Value of alertPanel.level'),
  trigger: msg('alertPanel.trigger', 'Trigger', 'Table head and label of a choice: alertPanel.EVENT or alertPanel.SCHEDULE. At most 18 characters'),
  EVENT: msg('alertPanel.EVENT', 'On each event', 'Value of alertPanel.trigger: the alert is sent at every event'),
  SCHEDULE: msg('alertPanel.SCHEDULE', 'On a schedule', 'Value of alertPanel.trigger: the alert sends summaries'),
  state: crudColumnsMessages.status,
  on: crudColumnsMessages.enabled,
  off: crudColumnsMessages.disabled,
  noGroups: msg('alertPanel.noGroups', 'No events', 'Badge of an alert that sends nothing because no event groups are selected. At most 14 characters'),
  noProjects: msg('alertPanel.noProjects', 'No projects', 'Badge of a scheduled alert that sends nothing because no projects are selected. At most 14 characters'),
  noDestination: msg('alertPanel.noDestination', 'No destination', 'Badge of an alert that sends nothing because it has no recipient. At most 14 characters'),
};
