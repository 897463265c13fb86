import { createService, getService, updateService } from '../../../api/services.js';
import { servicesChanged } from '../../../data/resources/changes.js';
import { withData } from '../../../data/cacheChange.js';
import * as services from '../../../data/resources/services.js';
import { ContestedFields, useMergedEdit } from '../../../data/useMergedEdit.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { contestedErrors } from '../../../frames/facts/contestedErrors.js';
import type { Service } from '../../../schema/service.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { problemText, serviceRefusal } from './serviceFormText.js';
import { problemsOf, serviceRequestOf, valuesOf, type ServiceFormValues } from './serviceFormValues.js';

/**
 * Checks and saves a service. Errors are shown at the fields.
 * @param known - the service to change; absent: a new one is created
 * @param read - the values the form was filled with; the same object for as long as it is the same form
 */
export function useSaveService(
  projectId: string,
  known: Service | undefined,
  read: ServiceFormValues,
  onSaved: (service: Service) => void,
) {
  const { api } = useHost();
  const intl = useIntl();
  const merge = useMergedEdit(read);
  const { submit } = useSave({
    save: async (values: ServiceFormValues) => {
      if (!known) return createService(api, projectId, serviceRequestOf(values));
      const current = await getService(api, known.uuid);
      const merged = merge(values, valuesOf(current));
      return updateService(api, { ...serviceRequestOf(merged, current), uuid: known.uuid });
    },
    stale: () => servicesChanged(projectId),
    // An answer without the project would take it from the page that shows the service.
    known: (service) =>
      known
        ? [withData(services.one(known.uuid), { ...service, project: service.project ?? known.project })]
        : [],
    saved: onSaved,
    refused: (error) =>
      error instanceof ContestedFields
        ? contestedErrors(intl, error.theirs)
        : serviceRefusal(intl, error, known === undefined),
  });

  return {
    validate: (values: ServiceFormValues): FormErrors<ServiceFormValues> =>
      Object.fromEntries(
        Object.entries(problemsOf(values)).map(([field, problem]) => [field, problemText(intl, problem)]),
      ),
    submit,
  };
}
