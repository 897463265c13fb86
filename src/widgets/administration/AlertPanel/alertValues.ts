import type { IntlShape } from 'react-intl';
import { SECRET_PLACEHOLDER } from '../../../api/settings.js';
import {
  parsed,
  publisherKindOf,
  readAlertConfig,
  writeAlertConfig,
} from '../../../domain/alerts/alertConfig.js';
import { mailAddressesIn } from '../../../domain/mailAddresses.js';
import { isSameOrigin } from '../../../domain/sameOrigin.js';
import { isSince, type ServerLine } from '../../../domain/serverLine.js';
import { fieldTextProblem } from '../../../frames/facts/fieldTextProblem.js';
import { messages as secretMessages } from '../../../frames/facts/secretProblem.messages.js';
import { urlProblemText } from '../../../frames/facts/urlProblemText.js';
import type { Alert } from '../../../schema/alert.js';
import { KEPT_SECRET } from '../../../ui/fields/SecretField.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { isScheduled } from './alertEffect.js';
import { messages as formMessages } from './alertForm.messages.js';

/** The values in the fields of an alert. */
export type AlertValues = ReturnType<typeof valuesOf>;

/** The fields of an alert, or of a new one. */
export function valuesOf(alert: Alert | undefined) {
  const { destination, tokenHeader, jiraTicketType } = readAlertConfig(alert?.publisherConfig);
  return {
    name: alert?.name ?? '',
    scope: alert?.scope ?? 'PORTFOLIO',
    notificationLevel: alert?.notificationLevel ?? 'INFORMATIONAL',
    publisher: alert?.publisher?.uuid ?? '',
    enabled: alert?.enabled ?? true,
    destination,
    tokenHeader,
    jiraTicketType,
    token: KEPT_SECRET,
    config: alert?.publisherConfig ?? '',
    notifyOn: alert?.notifyOn ?? NO_GROUPS,
    notifyChildren: alert?.notifyChildren ?? true,
    logSuccessfulPublish: alert?.logSuccessfulPublish ?? false,
    tags: alert?.tags?.map(({ name }) => name) ?? NO_GROUPS,
    triggerType: alert?.triggerType ?? 'EVENT',
    scheduleCron: alert?.scheduleCron ?? '',
    scheduleSkipUnchanged: alert?.scheduleSkipUnchanged ?? false,
    filterExpression: alert?.filterExpression ?? '',
  };
}

const NO_GROUPS: string[] = [];

/** Returns problems that the server would reject, or that would make the alert useless. */
export function problemsOf(
  intl: IntlShape,
  values: AlertValues,
  row: Alert | undefined,
): FormErrors<AlertValues> {
  const name = fieldTextProblem(intl, values.name, true);
  if (!row) {
    return {
      name,
      publisher: fieldTextProblem(intl, values.publisher, true),
      scope:
        isScheduled(values) && values.scope !== 'PORTFOLIO'
          ? intl.formatMessage(formMessages.portfolioOnly)
          : undefined,
    };
  }
  const kind = publisherKindOf(row.publisher);
  return {
    name,
    destination: destinationProblem(intl, values, row),
    jiraTicketType:
      kind === 'jira' && values.enabled && values.jiraTicketType.trim() === ''
        ? intl.formatMessage(formMessages.needed)
        : undefined,
    token:
      kind === 'webhook' && isTokenDropped(values, row)
        ? intl.formatMessage(secretMessages.enterAgain)
        : undefined,
    config: kind === undefined ? configProblem(intl, values, row) : undefined,
    scheduleCron:
      isScheduled(row) && !CRON.test(values.scheduleCron.trim())
        ? intl.formatMessage(formMessages.cronProblem)
        : undefined,
  };
}

function destinationProblem(intl: IntlShape, values: AlertValues, { publisher, teams = [] }: Alert) {
  const { destination, enabled } = values;
  const kind = publisherKindOf(publisher);
  if (kind === undefined || kind === 'console') return undefined;
  if (destination.trim() === '') {
    const isNeeded = enabled && !(kind === 'mail' && teams.length > 0);
    return isNeeded ? intl.formatMessage(formMessages.needed) : undefined;
  }
  if (kind === 'mail') {
    const { unreadable } = mailAddressesIn(destination);
    return unreadable.length > 0
      ? intl.formatMessage(formMessages.addressesProblem, { entries: unreadable.join(', ') })
      : undefined;
  }
  return kind === 'jira' ? fieldTextProblem(intl, destination) : urlProblemText(intl, destination);
}

/** Returns true when the server would drop the kept token: a hidden token is not sent to another server. */
function isTokenDropped({ destination, token }: AlertValues, { publisherConfig }: Alert): boolean {
  const stored = readAlertConfig(publisherConfig);
  const isHidden = stored.token === SECRET_PLACEHOLDER;
  return isHidden && token.kind === 'keep' && !isSameOrigin(destination, stored.destination);
}

/** Same as {@link isTokenDropped}, for a configuration that is typed as one text. */
function configProblem(intl: IntlShape, { config }: AlertValues, { publisherConfig }: Alert) {
  if (config.trim() !== '' && parsed(config) === undefined)
    return intl.formatMessage(formMessages.configProblem);
  const [sent, stored] = [readAlertConfig(config), readAlertConfig(publisherConfig)];
  return config.includes(SECRET_PLACEHOLDER) && !isSameOrigin(sent.destination, stored.destination)
    ? intl.formatMessage(formMessages.configSecrets, { placeholder: SECRET_PLACEHOLDER })
    : undefined;
}

/** Five parts. The server decides what each may contain. */
const CRON = /^\S+(\s+\S+){4}$/;

/** Returns the request that changes an alert. */
export function requestOf(alert: Alert, values: AlertValues, line: ServerLine) {
  const { uuid, scope, publisherConfig, publisher, triggerType } = alert;
  const { enabled, notifyChildren, logSuccessfulPublish, notificationLevel, notifyOn, token } = values;
  const kind = publisherKindOf(publisher);
  const known = {
    destination: values.destination.trim(),
    ...(kind === 'webhook' && { tokenHeader: values.tokenHeader.trim() }),
    ...(kind === 'webhook' &&
      token.kind !== 'keep' && { token: token.kind === 'replace' ? token.secret : '' }),
    ...(kind === 'jira' && { jiraTicketType: values.jiraTicketType.trim() }),
  };
  const hasTags = alert.tags !== undefined || isSince(line, '4.12');
  return {
    uuid,
    name: values.name.trim(),
    scope,
    enabled,
    notifyChildren,
    logSuccessfulPublish,
    notificationLevel,
    notifyOn: [...notifyOn],
    publisherConfig: kind === undefined ? values.config : writeAlertConfig(publisherConfig, known),
    ...(hasTags && { tags: values.tags.map((name) => ({ name })) }),
    ...(triggerType !== undefined && { triggerType }),
    ...(isScheduled(alert) && {
      scheduleCron: values.scheduleCron.trim(),
      scheduleSkipUnchanged: values.scheduleSkipUnchanged,
    }),
    ...(isSince(line, '5.0') && { filterExpression: values.filterExpression.trim() || null }),
  };
}
