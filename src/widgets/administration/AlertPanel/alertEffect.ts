import { publisherKindOf, readAlertConfig } from '../../../domain/alerts/alertConfig.js';
import type { Alert } from '../../../schema/alert.js';

/** Whether an alert tells anything, and if not, why. */
export type AlertEffect = 'on' | 'off' | 'noGroups' | 'noProjects' | 'noDestination';

/** Whether an alert tells anything, as far as that can be said without sending one. */
export function alertEffect(alert: Alert): AlertEffect {
  const { enabled, notifyOn = [], publisher, publisherConfig, teams = [], projects = [], tags = [] } = alert;
  if (!enabled) return 'off';
  if (notifyOn.length === 0) return 'noGroups';
  // A summary is made of the projects that it is limited to.
  if (isScheduled(alert) && projects.length + tags.length === 0) return 'noProjects';
  const kind = publisherKindOf(publisher);
  const needsNone = kind === undefined || kind === 'console' || (kind === 'mail' && teams.length > 0);
  return needsNone || readAlertConfig(publisherConfig).destination.trim() !== '' ? 'on' : 'noDestination';
}

/** Whether an alert tells on a schedule, instead of when something happens. */
export function isScheduled({ triggerType }: Pick<Alert, 'triggerType'>): boolean {
  return triggerType === 'SCHEDULE';
}
