import { useMemo } from 'react';
import { listProjects } from '../../api/projects.js';
import { useHost } from '../../host/KitProvider.js';
import { Message, useIntl } from '../../i18n/index.js';
import { classifierText } from '../../parts/classifierText.js';
import { projectText } from '../../parts/ProjectLink.js';
import type { ProjectReference } from '../../schema/project.js';
import { Combobox, type ComboboxOption } from '../../ui/fields/Combobox.js';
import { useFormField } from '../../ui/form/fields.js';
import { messages } from './ProjectEditor.messages.js';

interface ParentOption extends ComboboxOption {
  project?: ProjectReference;
}

const PAGE_SIZE = 25;

/** The project that another one belongs to, found by typing a part of its name. */
export function ParentField() {
  const { api } = useHost();
  const intl = useIntl();
  const field = useFormField<ProjectReference | undefined>('parent', undefined);
  const value = useMemo(
    () => field.value && { id: field.value.uuid, label: projectText(field.value), project: field.value },
    [field.value],
  );

  async function loadOptions(text: string, signal: AbortSignal): Promise<ParentOption[]> {
    const page = await listProjects(
      api,
      { includeInactive: false, isTree: false },
      { pageNumber: 1, pageSize: PAGE_SIZE, searchText: text },
      signal,
    );
    const options = page.rows.map((project): ParentOption => ({
      id: project.uuid,
      label: projectText(project),
      hint: classifierText(intl, project.classifier),
      project: { uuid: project.uuid, name: project.name, version: project.version },
    }));
    if (page.total > page.rows.length) {
      const label = intl.formatMessage(messages.parentMore, { shown: page.rows.length, total: page.total });
      options.push({ id: '…', label, isDisabled: true });
    }
    return options;
  }

  return (
    <Combobox<ParentOption>
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
    />
  );
}
