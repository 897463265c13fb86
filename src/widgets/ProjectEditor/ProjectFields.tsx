import { useState } from 'react';
import { Message, useIntl } from '../../i18n/index.js';
import { classifierText } from '../../parts/classifierText.js';
import { CLASSIFIERS } from '../../schema/enumerations.js';
import { Disclosure } from '../../ui/Disclosure.js';
import {
  FormSelect,
  FormTagsField,
  FormTextArea,
  FormTextField,
  useFormField,
} from '../../ui/form/fields.js';
import { ParentField } from './ParentField.js';
import { messages } from './ProjectEditor.messages.js';
import { Pair, Stack } from './ProjectEditor.styles.js';
import { normalizeTag } from './projectFormValues.js';

/** The fields of a project. What most projects do not need waits behind “Identity”. */
export function ProjectFields() {
  const intl = useIntl();
  // A problem must be seen, so nothing hides it.
  const hasHiddenProblem = [
    useFormField('group', '').error,
    useFormField('purl', '').error,
    useFormField('cpe', '').error,
    useFormField('swidTagId', '').error,
  ].some(Boolean);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Pair>
        <FormTextField name="name" label={<Message {...messages.name} />} required autoComplete="off" />
        <FormTextField
          name="version"
          label={<Message {...messages.version} />}
          isOptional
          autoComplete="off"
          spellCheck={false}
        />
      </Pair>
      <Pair>
        <ParentField />
        <FormSelect
          name="classifier"
          label={<Message {...messages.classifier} />}
          options={CLASSIFIERS.map((word) => ({ value: word, label: classifierText(intl, word) ?? word }))}
        />
      </Pair>
      <FormTextArea name="description" label={<Message {...messages.description} />} isOptional rows={3} />
      <FormTagsField
        name="tags"
        label={<Message {...messages.tags} />}
        hint={<Message {...messages.tagsHint} />}
        isOptional
        normalize={normalizeTag}
      />
      <Disclosure
        summary={<Message {...messages.identity} />}
        isOpen={isOpen || hasHiddenProblem}
        onOpenChange={setIsOpen}
      >
        <Stack>
          <FormTextField name="group" label={<Message {...messages.group} />} isOptional autoComplete="off" />
          <FormTextField
            name="purl"
            label={<Message {...messages.purl} />}
            isOptional
            isMonospace
            autoComplete="off"
            spellCheck={false}
          />
          <FormTextField
            name="cpe"
            label={<Message {...messages.cpe} />}
            isOptional
            isMonospace
            autoComplete="off"
            spellCheck={false}
          />
          <FormTextField
            name="swidTagId"
            label={<Message {...messages.swidTagId} />}
            isOptional
            autoComplete="off"
            spellCheck={false}
          />
        </Stack>
      </Disclosure>
    </>
  );
}
