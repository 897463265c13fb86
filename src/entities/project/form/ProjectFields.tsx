import { errorText } from '../../../data/errorText.js';
import { normalizeTag } from '../../../domain/normalizeTag.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { classifierText } from '../../component/index.js';
import { CLASSIFIERS } from '../../../schema/enumerations.js';
import { NameAndVersion } from '../../../entities/component/NameAndVersion.js';
import { Pair } from '../../../ui/form/form.styles.js';
import { FormPart } from '../../../ui/form/FormPart.js';
import { FormSelect, FormTagsField, FormTextArea, FormTextField } from '../../../ui/form/fields.js';
import { Button } from '../../../ui/controls/Button.js';
import { deferred } from '../../../ui/later/deferred.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { ParentField } from './ParentField.js';
import { messages } from './projectForm.messages.js';
import type { ProjectField } from './projectFormValues.js';
import type { useOwningTeams } from './useOwningTeams.js';

/** The fields of a project. What most projects do not need waits behind “Identity”. */
export function ProjectFields({ owning }: { owning: ReturnType<typeof useOwningTeams> }) {
  return (
    <>
      <GeneralFields />
      {owning.teams && <TeamsField teams={owning.teams} />}
      {owning.failure && <TeamsFailure failure={owning.failure} />}
      <FormPart summary={<Message {...messages.identity} />} fields={IDENTITY_FIELDS}>
        <IdentityFields />
      </FormPart>
    </>
  );
}

/**
 * The fields that every project has.
 * @param classifiers - kinds to choose from
 * @param parentOf - UUID of the project, if it already exists
 */
export function GeneralFields({
  classifiers = CLASSIFIERS,
  parentOf,
}: {
  classifiers?: readonly string[];
  parentOf?: string;
}) {
  const intl = useIntl();
  return (
    <>
      <NameAndVersion />
      <Pair data-wide="">
        <ParentField of={parentOf} />
        <FormSelect
          name="classifier"
          label={<Message {...messages.classifier} />}
          options={classifiers.map((word) => ({ value: word, label: classifierText(intl, word) ?? word }))}
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
    </>
  );
}

/** By which a project is recognised. */
export function IdentityFields() {
  return (
    <>
      <FormTextField name="group" label={<Message {...messages.group} />} isOptional autoComplete="off" />
      <FormTextField
        name="purl"
        label={<Message {...messages.purl} />}
        isOptional
        isMonospace
        isCheckedLive
        autoComplete="off"
        spellCheck={false}
      />
      <FormTextField
        name="cpe"
        label={<Message {...messages.cpe} />}
        isOptional
        isMonospace
        isCheckedLive
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
    </>
  );
}

function TeamsFailure({ failure }: { failure: { error: unknown; reload: () => void } }) {
  const intl = useIntl();
  const { title } = errorText(intl, failure.error);
  return (
    <InlineNotice
      tone="warning"
      title={intl.formatMessage(messages.teamsFailed, { reason: title })}
      actions={
        <Button size="small" onClick={failure.reload}>
          <Message {...messages.retry} />
        </Button>
      }
    />
  );
}

const TeamsField = deferred(() => import('./TeamsField.js').then((module) => module.TeamsField));

/** Names of {@link IdentityFields}. */
export const IDENTITY_FIELDS: readonly ProjectField[] = ['group', 'purl', 'cpe', 'swidTagId'];
