import { listAlertPublishers, listAlerts } from '../../api/alerts.js';
import type { Alert, AlertPublisher } from '../../schema/alert.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of alerts and their templates. */
export const all = resourceKey('alerts');

/** All alerts. */
export const list: ResourceRef<readonly Alert[]> = {
  key: resourceKey('alerts', 'list'),
  load: (api, signal) => listAlerts(api, signal),
};

/** All templates that alerts can use. */
export const publishers: ResourceRef<readonly AlertPublisher[]> = {
  key: resourceKey('alerts', 'publishers'),
  load: (api, signal) => listAlertPublishers(api, signal),
};
