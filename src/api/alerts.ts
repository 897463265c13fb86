/** Alerts and their templates. */
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

/** The request data to create an alert. It can be completed afterward. */
export interface NewAlert {
  name: string;
  scope: string;
  notificationLevel: string;
  publisher: { uuid: string };
}

/**
 * Creates an alert. It is active immediately, but sends nothing before groups and a destination are chosen.
 * @param isScheduled - whether it sends on a schedule, about the portfolio; from 4.13
 * @throws ApiError 400 with the rejected fields, 403 without `SYSTEM_CONFIGURATION`, 404 when the publisher
 * does not exist
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
 * The request data to change an alert. Publisher, projects, and teams do not change. The scope does not
 * change either, but 5.0 rejects a change without it.
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
 * @throws ApiError 400 with the rejected fields, 403 without `SYSTEM_CONFIGURATION`, 404 when it does not
 * exist
 */
export function updateAlert(api: ApiClient, alert: ChangedAlert, signal?: AbortSignal): Promise<Alert> {
  return call(api, { method: 'POST', path: rule(), body: alert, signal }, AlertStruct);
}

/**
 * Deletes an alert.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, 404 when it does not exist
 */
export function deleteAlert(api: ApiClient, uuid: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: rule(), body: { uuid }, signal });
}

/** The kind of target of an alert: a project that it is limited to, or a team that gets its email. */
export type AlertTarget = 'project' | 'team';

/**
 * Limits an alert to one more project, or adds a team to the recipients of its email.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, 404 when the alert or the target does not exist, 406
 * for an alert that does not support such targets
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
 * Removes a project or a team from an alert. An alert without projects is not limited: it covers all
 * projects.
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
 * Sends a test for each group of an alert, as stored. The server confirms before it tries to send.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, 404 when it does not exist, and from servers before
 * 4.12
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

/** The request data of a template. */
export type AlertPublisherRequest = Omit<AlertPublisher, 'uuid' | 'defaultPublisher'>;

/**
 * Creates a template.
 * @throws ApiError 400 with the rejected fields or for a class that the server does not have, 403 without
 * `SYSTEM_CONFIGURATION`, 409 when the name is taken
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
 * @throws ApiError as {@link createAlertPublisher}; 400 for a template of the server, 404 when it does not
 * exist
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
 * @throws ApiError 400 for a template of the server, 403 without `SYSTEM_CONFIGURATION`, 404 when it does not
 * exist
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
