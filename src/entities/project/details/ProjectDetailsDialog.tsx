import { useState } from 'react';
import { useCapabilities } from '../../../data/useCapabilities.js';
import { isSince } from '../../../domain/serverLine.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { projectText } from '../ProjectLink.js';
import { ReferencesField } from '../../reference/index.js';
import type { Project } from '../../../schema/project.js';
import { FormLinesField, FormSwitchField, FormTextField } from '../../../ui/form/fields.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { FormPart } from '../../../ui/form/FormPart.js';
import { GeneralFields, IDENTITY_FIELDS, IdentityFields } from '../form/ProjectFields.js';
import { BomFacts } from './BomFacts.js';
import { CollectionFields } from './CollectionFields.js';
import { messages } from './ProjectDetails.messages.js';
import {
  classifiersWith,
  collectionLogicsWith,
  valuesOf,
  type ProjectDetailsField,
} from './projectDetailsValues.js';
import { ProjectUuid } from './ProjectUuid.js';
import { ProjectDeletion } from './ProjectDeletion.js';
import { useSaveDetails } from './useSaveDetails.js';

/** Props of {@link ProjectDetailsDialog}. */
export interface ProjectDetailsDialogProps {
  /** As it was loaded, with all that its server has of it. */
  project: Project;
  onClose: () => void;
  /** The owner closes the dialog. */
  onProjectSaved: (event: { project: Project }) => void;
  /** The owner leads away. */
  onProjectDeleted: () => void;
}

/** All that is known of a project, to be changed by those who may. Draw it while it is open. */
export function ProjectDetailsDialog(props: ProjectDetailsDialogProps) {
  const { project, onClose, onProjectSaved, onProjectDeleted } = props;
  const intl = useIntl();
  const { mayChange } = useHost();
  const isReadOnly = !mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE');
  // The project may be reloaded while the form is open, which must not change fields that were not edited.
  const [read] = useState(project);
  const [initialValues] = useState(() => valuesOf(read));
  const line = useCapabilities(true)?.line;
  const { submit, validate } = useSaveDetails(read.uuid, initialValues, line, (saved) =>
    onProjectSaved({ project: saved }),
  );
  // Servers from 4.12 on keep authors one by one; what is there is shown in any case.
  const hasAuthors = read.authors !== undefined || (line !== undefined && isSince(line, '4.12'));
  return (
    <FormDialog
      size="large"
      title={
        <Message
          {...(isReadOnly ? messages.title : messages.editTitle)}
          values={{ project: projectText(read) }}
        />
      }
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      isReadOnly={isReadOnly}
      deletion={
        mayChange('PORTFOLIO_MANAGEMENT', 'DELETE')
          ? {
              label: <Message {...messages.delete} />,
              dialog: (close) => (
                <ProjectDeletion project={read} onClose={close} onProjectDeleted={onProjectDeleted} />
              ),
            }
          : undefined
      }
    >
      <GeneralFields classifiers={classifiersWith(initialValues.classifier)} parentOf={read.uuid} />
      <FormSwitchField
        name="active"
        label={<Message {...messages.active} />}
        hint={<Message {...messages.activeHint} />}
      />
      {initialValues.isLatest !== undefined && (
        <FormSwitchField
          name="isLatest"
          label={<Message {...messages.latest} />}
          hint={<Message {...messages.latestHint} />}
        />
      )}
      {(read.collectionLogic !== undefined || (line !== undefined && isSince(line, '4.13'))) && (
        <CollectionFields logics={collectionLogicsWith(initialValues.collectionLogic)} />
      )}
      <ProjectUuid uuid={read.uuid} />
      <FormPart summary={<Message {...messages.identity} />} fields={IDENTITY_FIELDS}>
        <IdentityFields />
      </FormPart>
      <FormPart summary={<Message {...messages.people} />} fields={PEOPLE}>
        {hasAuthors && <Contacts name="authors" label={intl.formatMessage(messages.authors)} />}
        {(!hasAuthors || initialValues.author !== '') && (
          <FormTextField name="author" label={<Message {...messages.author} />} isOptional />
        )}
        <FormTextField name="publisher" label={<Message {...messages.publisher} />} isOptional />
      </FormPart>
      {(['supplier', 'manufacturer'] as const).map((role) => (
        <FormPart
          key={role}
          summary={<Message {...messages[role]} />}
          fields={[`${role}Name`, `${role}Urls`, `${role}Contacts`]}
        >
          <FormTextField name={`${role}Name`} label={<Message {...messages.organization} />} isOptional />
          <FormLinesField
            name={`${role}Urls`}
            label={<Message {...messages.urls} />}
            columns={[{ id: 'url', label: intl.formatMessage(messages.url) }]}
            isOptional
          />
          <Contacts name={`${role}Contacts`} label={intl.formatMessage(messages.contacts)} />
        </FormPart>
      ))}
      <ReferencesField />
      <BomFacts project={read} />
    </FormDialog>
  );
}

/** People, a line each. */
function Contacts({ name, label }: { name: ProjectDetailsField; label: string }) {
  const intl = useIntl();
  return (
    <FormLinesField
      name={name}
      label={label}
      columns={[
        { id: 'name', label: intl.formatMessage(messages.contactName) },
        { id: 'email', label: intl.formatMessage(messages.email) },
        { id: 'phone', label: intl.formatMessage(messages.phone) },
      ]}
      isOptional
    />
  );
}

const PEOPLE: readonly ProjectDetailsField[] = ['authors', 'author', 'publisher'];
