import { FLAG, JSON_TEXT, TEXT, UUID, listOf, oneOf, optional, shape } from '../http/shape.js';
import { ALL_NOTIFICATION_GROUPS, NOTIFICATION_SCOPES } from '../rules/notification.js';
import { Team } from './access.js';
import { Project } from './project.js';
import { Tag } from './shared.js';

/** Within a rule without its template. */
export const NotificationPublisher = shape('NotificationPublisher', () => ({
  name: TEXT,
  description: optional(TEXT),
  publisherClass: TEXT,
  template: optional(TEXT),
  templateMimeType: TEXT,
  defaultPublisher: FLAG,
  uuid: UUID,
}));

export const NotificationRule = shape('NotificationRule', () => ({
  name: TEXT,
  enabled: FLAG,
  notifyChildren: FLAG,
  logSuccessfulPublish: FLAG,
  scope: oneOf(NOTIFICATION_SCOPES),
  notificationLevel: oneOf(['INFORMATIONAL', 'WARNING', 'ERROR']),
  projects: listOf(Project),
  tags: optional(listOf(Tag)),
  teams: listOf(Team),
  notifyOn: listOf(oneOf(ALL_NOTIFICATION_GROUPS)),
  message: optional(TEXT),
  publisher: optional(NotificationPublisher),
  publisherConfig: optional(JSON_TEXT),
  uuid: UUID,
}));
