import { useMemo } from 'react';
import { useProjectOptions, type ProjectOption } from '../../../data/useProjectOptions.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { classifierText } from '../../../parts/classifierText.js';
import { projectText } from '../../../parts/ProjectLink.js';
import type { ProjectReference } from '../../../schema/project.js';
import { Combobox } from '../../../ui/fields/Combobox.js';
import { useFormField } from '../../../ui/form/fields.js';
import { messages } from './ProjectEditor.messages.js';

/** The project that another one belongs to, found by typing a part of its name. */
export function ParentField() {
  const intl = useIntl();
  const loadOptions = useProjectOptions(projectText, ({ classifier }) => classifierText(intl, classifier));
  const field = useFormField<ProjectReference | undefined>('parent', undefined);
  const value = useMemo(
    () => field.value && { id: field.value.uuid, label: projectText(field.value), project: field.value },
    [field.value],
  );

  return (
    <Combobox<ProjectOption>
      label={<Message {...messages.parent} />}
      hint={<Message {...messages.parentHint} />}
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
