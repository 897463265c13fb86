import { useProjectOptions, type ProjectOption } from '../../../data/useProjectOptions.js';
import { normalizeTag } from '../../../domain/normalizeTag.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { classifierText } from '../../../entities/component/classifierText.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import { Combobox } from '../../../ui/fields/Combobox.js';
import { TagsField } from '../../../ui/fields/TagsField.js';
import { messages as projectEditorMessages } from '../../../entities/project/form/projectForm.messages.js';
import type { BomRow } from './bomBatch.js';

/** Props of {@link NewProjectFields}. */
export interface NewProjectFieldsProps {
  value: Pick<BomRow, 'parent' | 'tags'>;
  onChange: (part: Partial<Pick<BomRow, 'parent' | 'tags'>>) => void;
  /** True when an upload can set tags. */
  takesTags: boolean;
  tagsError?: string;
}

/** The values that a new project gets in addition to its name. */
export function NewProjectFields({ value, onChange, takesTags, tagsError }: NewProjectFieldsProps) {
  const intl = useIntl();
  const loadOptions = useProjectOptions(projectText, ({ classifier }) => classifierText(intl, classifier));
  const { parent, tags } = value;
  return (
    <>
      <Combobox<ProjectOption>
        label={<Message {...projectEditorMessages.parent} />}
        placeholder={intl.formatMessage(projectEditorMessages.parentSearch)}
        isOptional
        name="parent"
        value={parent && { id: parent.uuid, label: projectText(parent), project: parent }}
        onValueChange={(option) => onChange({ parent: option?.project })}
        loadOptions={loadOptions}
      />
      {takesTags && (
        <TagsField
          label={<Message {...projectEditorMessages.tags} />}
          hint={<Message {...projectEditorMessages.tagsHint} />}
          isOptional
          name="tags"
          normalize={normalizeTag}
          value={tags}
          onValueChange={(next) => onChange({ tags: next })}
          error={tagsError}
        />
      )}
    </>
  );
}
