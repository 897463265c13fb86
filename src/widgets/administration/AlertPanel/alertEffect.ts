import { publisherKindOf, readAlertConfig } from '../../../domain/alerts/alertConfig.js';
import type { Alert } from '../../../schema/alert.js';

/** The effect of an alert: on, or the reason why it sends nothing. */
export type AlertEffect = 'on' | 'off' | 'noGroups' | 'noProjects' | 'noDestination';

/** Returns the effect of an alert, as far as it can be determined without sending one. */
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

/** Returns true when an alert is sent on a schedule, instead of when something happens. */
export function isScheduled({ triggerType }: Pick<Alert, 'triggerType'>): boolean {
  return triggerType === 'SCHEDULE';
}
