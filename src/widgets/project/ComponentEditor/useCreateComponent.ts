import { createComponent } from '../../../api/components.js';
import { ApiError } from '../../../api/errors.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import type { Component } from '../../../schema/component.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { problemText, refusalErrors } from './componentFormText.js';
import { componentRequestOf, problemsOf, type ComponentFormValues } from './componentFormValues.js';

/** Checks and creates a component; what goes wrong is said at the fields. */
export function useCreateComponent(projectId: string, onComponentCreated: (component: Component) => void) {
  const { api, auth } = useHost();
  const intl = useIntl();

  return {
    validate: (values: ComponentFormValues): FormErrors<ComponentFormValues> =>
      Object.fromEntries(
        Object.entries(problemsOf(values)).map(([field, problem]) => [field, problemText(intl, problem)]),
      ),
    submit: async (values: ComponentFormValues): Promise<FormErrors<ComponentFormValues> | undefined> => {
      try {
        onComponentCreated(await createComponent(api, projectId, componentRequestOf(values)));
        return undefined;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) auth.onUnauthorized?.();
        return refusalErrors(intl, error);
      }
    },
  };
}
