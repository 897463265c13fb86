import { createAlert, deleteAlert, updateAlert } from '../../../api/alerts.js';
import { alertsChanged } from '../../../data/resources/changes.js';
import type { ServerLine } from '../../../domain/serverLine.js';
import type { CrudFormDefinition } from '../../../frames/crud/CrudDefinition.js';
import type { Alert } from '../../../schema/alert.js';
import { isScheduled } from './alertEffect.js';
import { messages as formMessages } from './alertForm.messages.js';
import { AlertFields } from './AlertFields.js';
import { problemsOf, requestOf, valuesOf, type AlertValues } from './alertValues.js';

/** Creates, changes, and deletes alerts on a server. */
export function alertForm(line: ServerLine): CrudFormDefinition<Alert, AlertValues> {
  return {
    valuesOf,
    validate: (values, { intl, row }) => problemsOf(intl, values, row),
    fields: (props) => <AlertFields {...props} line={line} />,
    create: (to, { name, scope, notificationLevel, publisher, triggerType }, signal) =>
      createAlert(
        to,
        { name: name.trim(), scope, notificationLevel, publisher: { uuid: publisher } },
        isScheduled({ triggerType }),
        signal,
      ),
    update: async (to, alert, values, signal) => ({
      ...alert,
      // If it is absent in the response, it was deleted, while servers leave out other members that are kept.
      filterExpression: null,
      ...(await updateAlert(to, requestOf(alert, values, line), signal)),
    }),
    stale: alertsChanged,
    removal: {
      label: formMessages.remove,
      remove: (to, { uuid }, signal) => deleteAlert(to, uuid, signal),
      consequences: (_, intl) => intl.formatMessage(formMessages.consequences),
    },
  };
}
