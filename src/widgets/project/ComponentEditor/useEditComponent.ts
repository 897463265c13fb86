import { useRef } from 'react';
import { getComponent, updateComponent } from '../../../api/components.js';
import { componentsChanged } from '../../../data/resources/changes.js';
import * as components from '../../../data/resources/components.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import type { Component } from '../../../schema/component.js';
import { messages } from './ComponentEditor.messages.js';
import { componentRefusal, problemTexts } from './componentFormText.js';
import {
  changedFields,
  componentChangeOf,
  componentFormValues,
  type ComponentField,
  type ComponentFormValues,
} from './componentFormValues.js';

/** Others changed fields meanwhile that the user changed, too. */
class ContestedFields extends Error {
  readonly fields: readonly ComponentField[];

  constructor(fields: readonly ComponentField[]) {
    super('Somebody else changed the same fields.');
    this.fields = fields;
  }
}

/**
 * Checks and saves a component; what goes wrong is said at the fields. Servers replace the whole component, so what others changed
 * meanwhile is read first and kept, but for fields that the user changed, too: these are refused once, and saved over the second time.
 */
export function useEditComponent(component: Component, onComponentSaved: (component: Component) => void) {
  const { api } = useHost();
  const intl = useIntl();
  const known = useRef(component);
  const { submit } = useSave({
    save: async (values: ComponentFormValues) => {
      const before = componentFormValues(known.current);
      const now = await getComponent(api, component.uuid);
      const others = componentFormValues(now);
      const mine = changedFields(componentFormValues(component), values);
      const theirs = changedFields(before, others);
      const differing = changedFields(others, values);
      known.current = now;
      const contested = mine.filter((field) => theirs.includes(field) && differing.includes(field));
      if (contested.length > 0) throw new ContestedFields(contested);
      const merged = { ...others, ...Object.fromEntries(mine.map((field) => [field, values[field]])) };
      return updateComponent(api, componentChangeOf(now, merged));
    },
    stale: () => (component.project ? componentsChanged(component.project.uuid) : [components.all]),
    saved: onComponentSaved,
    refused: (error) =>
      error instanceof ContestedFields
        ? Object.fromEntries(error.fields.map((field) => [field, intl.formatMessage(messages.contested)]))
        : componentRefusal(intl, error, messages.notSaved),
  });
  return { validate: (values: ComponentFormValues) => problemTexts(intl, values), submit };
}
