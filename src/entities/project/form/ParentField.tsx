import { useMemo } from 'react';
import { fetchResource } from '../../../data/fetchResource.js';
import * as projects from '../../../data/resources/projects.js';
import { useProjectOptions, type ProjectOption } from '../../../data/useProjectOptions.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { classifierText } from '../../component/index.js';
import { projectText } from '../ProjectLink.js';
import type { ProjectReference } from '../../../schema/project.js';
import { Combobox } from '../../../ui/fields/Combobox.js';
import { useFormField } from '../../../ui/form/fields.js';
import { messages } from './projectForm.messages.js';

/**
 * The project that another one belongs to, found by typing a part of its name. What cannot be it is named, and says why.
 * @param of - UUID of that other one, where it is there already
 */
export function ParentField({ of }: { of: string | undefined }) {
  const intl = useIntl();
  const { api, auth } = useHost();
  const loadOptions = useProjectOptions(projectText, ({ classifier }) => classifierText(intl, classifier), {
    unfit: async (signal) => {
      if (of === undefined) return () => undefined;
      // If the projects below cannot be loaded, the server reports the problem when it rejects the change.
      const below = await fetchResource({ api, auth }, projects.descendants(of), { signal }).catch(
        (): string[] => [],
      );
      return ({ uuid }) =>
        uuid === of
          ? intl.formatMessage(messages.isItself)
          : below.includes(uuid)
            ? intl.formatMessage(messages.isBelow)
            : undefined;
    },
  });
  const field = useFormField<ProjectReference | undefined>('parent', undefined);
  const value = useMemo(
    () => field.value && { id: field.value.uuid, label: projectText(field.value), project: field.value },
    [field.value],
  );

  return (
    <Combobox<ProjectOption>
      label={<Message {...messages.parent} />}
      placeholder={intl.formatMessage(messages.parentSearch)}
      isOptional
      name="parent"
      value={value}
      onValueChange={(option) => field.onChange(option?.project)}
      loadOptions={loadOptions}
      error={field.error}
      onBlur={field.onBlur}
      isReadOnly={field.isReadOnly}
    />
  );
}
