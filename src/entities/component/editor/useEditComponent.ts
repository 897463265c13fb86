import { getComponent, updateComponent } from '../../../api/components.js';
import { componentsChanged } from '../../../data/resources/changes.js';
import * as components from '../../../data/resources/components.js';
import { ContestedFields, useMergedEdit } from '../../../data/useMergedEdit.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { contestedErrors } from '../../../frames/facts/contestedErrors.js';
import type { Component } from '../../../schema/component.js';
import { messages } from './ComponentEditor.messages.js';
import { componentRefusal, problemTexts } from './componentFormText.js';
import { componentChangeOf, componentFormValues, type ComponentFormValues } from './componentFormValues.js';

/**
 * Checks and saves a component. Problems are shown at the fields. Servers replace the complete component, so
 * it is read again before.
 * @param read - the data that filled the form. The same object as long as it is the same form
 */
export function useEditComponent(
  component: Component,
  read: ComponentFormValues,
  onComponentSaved: (component: Component) => void,
) {
  const { api } = useHost();
  const intl = useIntl();
  const merge = useMergedEdit(read);
  const { submit } = useSave({
    save: async (values: ComponentFormValues) => {
      const now = await getComponent(api, component.uuid);
      return updateComponent(api, componentChangeOf(now, merge(values, componentFormValues(now))));
    },
    stale: () => (component.project ? componentsChanged(component.project.uuid) : [components.all]),
    saved: onComponentSaved,
    refused: (error) =>
      error instanceof ContestedFields
        ? contestedErrors(intl, error.theirs)
        : componentRefusal(intl, error, messages.notSaved),
  });
  return { validate: (values: ComponentFormValues) => problemTexts(intl, values), submit };
}
