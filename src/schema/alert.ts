/** The events that the server reports, and their destinations. */
import {
  array,
  boolean,
  nonempty,
  nullable,
  number,
  optional,
  string,
  type,
  type Describe,
} from 'superstruct';
import type { TeamName } from './access.js';
import { TeamNameStruct } from './access.js';

/** The template of an alert, and the way it is sent. @public */
export interface AlertPublisher {
  /** UUID the server gave it. */
  uuid: string;
  /** Its name. */
  name: string;
  /** The purpose of the publisher. */
  description?: string;
  /** Class of the server that sends, until 4.14. */
  publisherClass?: string;
  /** Extension of the server that sends, from 5.0. */
  extensionName?: string;
  /** Text of the template; within an alert it is left out. */
  template?: string;
  /** Media type of what is sent. */
  templateMimeType?: string;
  /** True when it came with the server and cannot be changed. */
  defaultPublisher?: boolean;
}

/** A project that an alert is limited to. @public */
export interface AlertProject {
  /** UUID the server gave it. */
  uuid: string;
  /** Its name. */
  name: string;
  /** Its version. */
  version?: string;
}

/** An alert: when the server sends notifications, and where to. @public */
export interface Alert {
  /** UUID the server gave it. */
  uuid: string;
  /** Its name. */
  name: string;
  /** True when it is in use. */
  enabled: boolean;
  /** True when projects below those that it is limited to count, too. */
  notifyChildren?: boolean;
  /** True when the server logs what it sent. */
  logSuccessfulPublish?: boolean;
  /** `PORTFOLIO` or `SYSTEM`; it cannot be changed. */
  scope: string;
  /** The least serious level that it reports: `INFORMATIONAL`, `WARNING`, or `ERROR`. */
  notificationLevel?: string;
  /** Names of the groups of events, such as `NEW_VULNERABILITY`. */
  notifyOn?: string[];
  /** The publisher of the alert. It cannot be changed. */
  publisher?: AlertPublisher;
  /** The destination, as JSON. */
  publisherConfig?: string;
  /** Projects that it is limited to. */
  projects?: AlertProject[];
  /** Tags whose projects it is limited to, from 4.12. */
  tags?: { name: string }[];
  /** Teams whose members get a mail. */
  teams?: TeamName[];
  /** `EVENT` or `SCHEDULE`, from 4.13. */
  triggerType?: string;
  /** When a scheduled one sends, as a cron expression. */
  scheduleCron?: string;
  /** True when a scheduled alert sends nothing if nothing is new. */
  scheduleSkipUnchanged?: boolean;
  /** When a scheduled one was sent last, epoch milliseconds; null or absent: never. */
  scheduleLastTriggeredAt?: number | null;
  /** When a scheduled one is sent next, epoch milliseconds. */
  scheduleNextTriggerAt?: number | null;
  /** Expression that an event has to meet, from 5.0; null or absent: none. */
  filterExpression?: string | null;
}

export const AlertPublisherStruct: Describe<AlertPublisher> = type({
  uuid: nonempty(string()),
  name: string(),
  description: optional(string()),
  publisherClass: optional(string()),
  extensionName: optional(string()),
  template: optional(string()),
  templateMimeType: optional(string()),
  defaultPublisher: optional(boolean()),
});

export const AlertStruct: Describe<Alert> = type({
  uuid: nonempty(string()),
  name: string(),
  enabled: boolean(),
  notifyChildren: optional(boolean()),
  logSuccessfulPublish: optional(boolean()),
  scope: string(),
  notificationLevel: optional(string()),
  notifyOn: optional(array(string())),
  publisher: optional(AlertPublisherStruct),
  publisherConfig: optional(string()),
  projects: optional(array(type({ uuid: nonempty(string()), name: string(), version: optional(string()) }))),
  tags: optional(array(type({ name: string() }))),
  teams: optional(array(TeamNameStruct)),
  triggerType: optional(string()),
  scheduleCron: optional(string()),
  scheduleSkipUnchanged: optional(boolean()),
  scheduleLastTriggeredAt: optional(nullable(number())),
  scheduleNextTriggerAt: optional(nullable(number())),
  filterExpression: optional(nullable(string())),
});
