import { publisherKindOf, readAlertConfig } from '../../../domain/alerts/alertConfig.js';
import type { Alert } from '../../../schema/alert.js';

/** Whether an alert tells anything, and if not, why. */
export type AlertEffect = 'on' | 'off' | 'noGroups' | 'noDestination';

/** Whether an alert tells anything, as far as that can be said without sending one. */
export function alertEffect(alert: Alert): AlertEffect {
  const { enabled, notifyOn = [], publisher, publisherConfig, teams = [] } = alert;
  if (!enabled) return 'off';
  if (notifyOn.length === 0) return 'noGroups';
  const kind = publisherKindOf(publisher);
  const needsNone = kind === undefined || kind === 'console' || (kind === 'mail' && teams.length > 0);
  return needsNone || readAlertConfig(publisherConfig).destination.trim() !== '' ? 'on' : 'noDestination';
}
