import { defineMessage } from 'react-intl';
import * as alertNames from '../../../entities/alert/alertNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  name: fieldMessages.name,
  alerts: alertNames.alerts,
  search: defineMessage({
    id: 'alertPanel.search',
    defaultMessage: 'Search alerts',
    description: 'Name of the search field above the list of alerts, and in it while it is empty',
  }),
  total: defineMessage<{ readonly count: number }>({
    id: 'alertPanel.total',
    defaultMessage: '{count, plural, =0 {No alerts} one {# alert} other {# alerts}}',
    description: 'Count above the list of alerts',
  }),
  none: defineMessage({
    id: 'alertPanel.none',
    defaultMessage: 'No alerts yet',
    description: 'Title in the place of the list of alerts',
  }),
  noneAdvice: defineMessage({
    id: 'alertPanel.noneAdvice',
    defaultMessage: 'With an alert the server tells by mail, in a chat or to another program what happened.',
    description: 'Below alertPanel.none',
  }),
  create: defineMessage({
    id: 'alertPanel.create',
    defaultMessage: 'Create alert',
    description: 'Button that opens the form of a new alert, its heading, and the button that creates it',
  }),
  // Not shared: the template of an alert.
  publisher: defineMessage({
    id: 'alertPanel.publisher',
    defaultMessage: 'Template',
    description:
      'Column head and label: with which template and by which way an alert tells, such as Slack or e-mail',
  }),
  scope: defineMessage({
    id: 'alertPanel.scope',
    defaultMessage: 'About',
    description: 'Column head and label: whether an alert is about the portfolio or the server',
  }),
  PORTFOLIO: defineMessage({
    id: 'alertPanel.PORTFOLIO',
    defaultMessage: 'The portfolio',
    description: 'What an alert is about: projects, findings, BOMs …',
  }),
  SYSTEM: defineMessage({
    id: 'alertPanel.SYSTEM',
    defaultMessage: 'The server',
    description: 'What an alert is about: mirrors, repositories, users …',
  }),
  level: defineMessage({
    id: 'alertPanel.level',
    defaultMessage: 'From level',
    description: 'Column head and label: the least serious level of events that an alert tells about',
  }),
  INFORMATIONAL: defineMessage({
    id: 'alertPanel.INFORMATIONAL',
    defaultMessage: 'Information and more serious',
    description: 'Level from which an alert tells: all events',
  }),
  WARNING: defineMessage({
    id: 'alertPanel.WARNING',
    defaultMessage: 'Warnings and errors',
    description: 'Level from which an alert tells',
  }),
  ERROR: defineMessage({
    id: 'alertPanel.ERROR',
    defaultMessage: 'Errors only',
    description: 'Level from which an alert tells',
  }),
  trigger: defineMessage({
    id: 'alertPanel.trigger',
    defaultMessage: 'When it tells',
    description: 'Column head, and label of a choice: EVENT or SCHEDULE',
  }),
  EVENT: defineMessage({
    id: 'alertPanel.EVENT',
    defaultMessage: 'As it happens',
    description: 'Choice of alertPanel.trigger: an alert that is sent with each event',
  }),
  SCHEDULE: defineMessage({
    id: 'alertPanel.SCHEDULE',
    defaultMessage: 'On a schedule',
    description: 'Choice of alertPanel.trigger: an alert that sends summaries',
  }),
  state: defineMessage({
    id: 'alertPanel.state',
    defaultMessage: 'Effect',
    description: 'Column head: whether an alert is in use and complete',
  }),
  on: defineMessage({
    id: 'alertPanel.on',
    defaultMessage: 'Tells',
    description: 'Badge of an alert that is in use and complete',
  }),
  off: defineMessage({
    id: 'alertPanel.off',
    defaultMessage: 'Turned off',
    description: 'Badge of an alert that is not in use',
  }),
  noGroups: defineMessage({
    id: 'alertPanel.noGroups',
    defaultMessage: 'No events chosen',
    description: 'Badge of an alert that tells nothing, because no groups of events are chosen',
  }),
  noProjects: defineMessage({
    id: 'alertPanel.noProjects',
    defaultMessage: 'No projects chosen',
    description: 'Effect of an alert on a schedule that is limited to no project, and so has nothing to tell',
  }),
  noDestination: defineMessage({
    id: 'alertPanel.noDestination',
    defaultMessage: 'No destination',
    description: 'Badge of an alert that tells nothing, because nobody would get it',
  }),
};
