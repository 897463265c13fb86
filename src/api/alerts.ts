/** Alerts, and the templates that they tell with. */
import { AlertPublisherStruct, AlertStruct, type Alert, type AlertPublisher } from '../schema/alert.js';
import { call, command, pathOf, type ApiClient } from './client.js';
import { commandUnlessSo } from './commandUnlessSo.js';
import { getAll, getList } from './paging.js';

/**
 * Lists every alert, page after page.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION` (from 5.0 `…_READ`)
 */
export function listAlerts(api: ApiClient, signal?: AbortSignal): Promise<Alert[]> {
  return getAll(api, { path: pathOf('notification', 'rule'), signal }, AlertStruct);
}

/** What is sent to create an alert; it can be completed afterwards. */
export interface NewAlert {
  name: string;
  scope: string;
  notificationLevel: string;
  publisher: { uuid: string };
}

/**
 * Creates an alert. It is in use at once, but tells nothing before groups and a destination are chosen.
 * @param isScheduled - whether it tells on a schedule, about the portfolio; from 4.13
 * @throws ApiError 400 with the refused fields, 403 without `SYSTEM_CONFIGURATION`, 404 when the publisher is gone
 */
export function createAlert(
  api: ApiClient,
  alert: NewAlert,
  isScheduled: boolean,
  signal?: AbortSignal,
): Promise<Alert> {
  const path = isScheduled ? pathOf('notification', 'rule', 'scheduled') : rule();
  return call(api, { method: 'PUT', path, body: alert, signal }, AlertStruct);
}

/**
 * What is sent to change an alert; publisher, projects and teams stay as they are. The scope does as well, but 5.0 refuses a change
 * without it.
 */
export type ChangedAlert = Pick<
  Alert,
  | 'uuid'
  | 'name'
  | 'scope'
  | 'enabled'
  | 'notifyChildren'
  | 'logSuccessfulPublish'
  | 'notificationLevel'
  | 'notifyOn'
  | 'publisherConfig'
  | 'tags'
  | 'triggerType'
  | 'scheduleCron'
  | 'scheduleSkipUnchanged'
  | 'filterExpression'
>;

/**
 * Changes an alert.
 * @throws ApiError 400 with the refused fields, 403 without `SYSTEM_CONFIGURATION`, 404 when it is gone
 */
export function updateAlert(api: ApiClient, alert: ChangedAlert, signal?: AbortSignal): Promise<Alert> {
  return call(api, { method: 'POST', path: rule(), body: alert, signal }, AlertStruct);
}

/**
 * Deletes an alert.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, 404 when it is gone
 */
export function deleteAlert(api: ApiClient, uuid: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: rule(), body: { uuid }, signal });
}

/** What an alert is limited to, or who gets its mail. */
export type AlertTarget = 'project' | 'team';

/**
 * Limits an alert to a project more, or adds a team to those who get its mail.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, 404 when one of the two is gone, 406 for an alert that knows none of them
 */
export function addToAlert(
  api: ApiClient,
  alertId: string,
  target: AlertTarget,
  uuid: string,
): Promise<void> {
  return commandUnlessSo(api, {
    method: 'POST',
    path: pathOf('notification', 'rule', alertId, target, uuid),
  });
}

/**
 * Takes a project or a team out of an alert. Without projects it is limited to none: it tells about all of them.
 * @throws ApiError as {@link addToAlert}
 */
export function removeFromAlert(
  api: ApiClient,
  alertId: string,
  target: AlertTarget,
  uuid: string,
): Promise<void> {
  const path = pathOf('notification', 'rule', alertId, target, uuid);
  return commandUnlessSo(api, { method: 'DELETE', path });
}

/**
 * Has an alert send a test for each of its groups, as it is stored. The server says yes before it tries.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, 404 when it is gone, and from servers before 4.12
 */
export function testAlert(api: ApiClient, alertId: string): Promise<void> {
  const path = pathOf('notification', 'publisher', 'test', alertId);
  return command(api, { method: 'POST', path, body: new URLSearchParams() });
}

/**
 * Lists every template; no server pages them.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION` (from 5.0 `…_READ`)
 */
export function listAlertPublishers(api: ApiClient, signal?: AbortSignal): Promise<AlertPublisher[]> {
  return getList(api, { path: pathOf('notification', 'publisher'), signal }, AlertPublisherStruct);
}

function rule(): string {
  return pathOf('notification', 'rule');
}

/** What is sent of a template. */
export type AlertPublisherRequest = Omit<AlertPublisher, 'uuid' | 'defaultPublisher'>;

/**
 * Creates a template.
 * @throws ApiError 400 with the refused fields or for a class that the server does not have, 403 without `SYSTEM_CONFIGURATION`, 409
 * when the name is taken
 */
export function createAlertPublisher(
  api: ApiClient,
  publisher: AlertPublisherRequest,
  signal?: AbortSignal,
): Promise<AlertPublisher> {
  const body = { ...publisher, defaultPublisher: false };
  return call(api, { method: 'PUT', path: publishers(), body, signal }, AlertPublisherStruct);
}

/**
 * Changes a template.
 * @throws ApiError as {@link createAlertPublisher}; 400 for one of the server, 404 when it is gone
 */
export function updateAlertPublisher(
  api: ApiClient,
  publisher: AlertPublisherRequest & { uuid: string },
  signal?: AbortSignal,
): Promise<AlertPublisher> {
  return call(api, { method: 'POST', path: publishers(), body: publisher, signal }, AlertPublisherStruct);
}

/**
 * Deletes a template, and every alert that uses it.
 * @throws ApiError 400 for one of the server, 403 without `SYSTEM_CONFIGURATION`, 404 when it is gone
 */
export function deleteAlertPublisher(api: ApiClient, uuid: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('notification', 'publisher', uuid), signal });
}

/**
 * Gives all templates of the server their first text again.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, 404 from servers from 5.0 on
 */
export function restoreAlertPublishers(api: ApiClient): Promise<void> {
  return command(api, {
    method: 'POST',
    path: pathOf('notification', 'publisher', 'restoreDefaultTemplates'),
  });
}

function publishers(): string {
  return pathOf('notification', 'publisher');
}
