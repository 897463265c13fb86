import type { ServerContext } from '../context.js';
import { isMeantFor, NOTIFICATION_GROUPS } from '../rules/notification.js';
import type { Notification, NotificationGroup, NotificationScope } from '../rules/notification.js';
import { activeRules, isGroupWanted } from '../store/notificationRules.js';
import { notifiedProject } from '../store/notificationSubjects.js';
import type { JobPayloads } from './kinds.js';

/** The description of an event. It is created only when someone wants to be notified. */
export type Description = Omit<Notification, 'scope' | 'group' | 'timestamp' | 'level'> & {
  /** @defaultValue INFORMATIONAL */
  level?: Notification['level'];
};

/**
 * Raises a notification about an event: enqueues a delivery for each alert that matches it. Call it in the
 * transaction of the event, so that no notification is sent about an event that did not happen.
 * @param projectId - row id of the project of the event
 */
export function raise(
  server: Pick<ServerContext, 'db' | 'jobs' | 'now'>,
  group: NotificationGroup,
  projectId: number | undefined,
  describe: () => Description,
): void {
  const { db, jobs, now } = server;
  if (!isGroupWanted(db, group)) return;
  const description = describe();
  const notification: Notification = {
    scope: scopeOf(group),
    group,
    level: 'INFORMATIONAL',
    timestamp: now(),
    ...description,
    // Names may have line breaks; a heading, the subject of a mail and the summary of an issue may not.
    title: description.title.replace(/\s+/g, ' ').trim(),
  };
  const project = projectId === undefined ? undefined : notifiedProject(db, projectId);
  for (const { id: ruleId, filter } of activeRules(db)) {
    if (!isMeantFor(filter, notification, project)) continue;
    const payload: JobPayloads['deliverNotification'] = { ruleId, notification };
    jobs.enqueue({ kind: 'deliverNotification', payload, lane: `notification:${ruleId}` });
  }
}

function scopeOf(group: NotificationGroup): NotificationScope {
  return (NOTIFICATION_GROUPS.SYSTEM as readonly string[]).includes(group) ? 'SYSTEM' : 'PORTFOLIO';
}
