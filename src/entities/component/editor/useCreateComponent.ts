import { createComponent } from '../../../api/components.js';
import { componentsChanged } from '../../../data/resources/changes.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import type { Component } from '../../../schema/component.js';
import { messages } from './ComponentEditor.messages.js';
import { componentRefusal, problemTexts } from './componentFormText.js';
import { componentRequestOf, type ComponentFormValues } from './componentFormValues.js';

/** Checks and creates a component. Problems are shown at the fields. */
export function useCreateComponent(projectId: string, onComponentCreated: (component: Component) => void) {
  const { api } = useHost();
  const intl = useIntl();
  const { submit } = useSave({
    save: (values: ComponentFormValues) => createComponent(api, projectId, componentRequestOf(values)),
    stale: () => componentsChanged(projectId),
    saved: onComponentCreated,
    refused: (error) => componentRefusal(intl, error, messages.notCreated),
  });

  return {
    validate: (values: ComponentFormValues) => problemTexts(intl, values),
    submit,
  };
}
