import { useState } from 'react';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import * as permissionNames from '../../../data/permissionNames.messages.js';
import type { Project } from '../../../schema/project.js';
import { FormPage } from '../../../ui/form/FormPage.js';
import { ForbiddenState, InlineNotice } from '../../../ui/layout/states.js';
import { messages } from '../../../entities/project/form/projectForm.messages.js';
import { ProjectFields } from '../../../entities/project/form/ProjectFields.js';
import { useCreateProject } from './useCreateProject.js';

/** Props of {@link ProjectEditor}. @public */
export interface ProjectEditorProps extends HostProps {
  /** The initial name in the form. @defaultValue none */
  defaultName?: string;
  /** Called when the server created the project. Absent: the host's navigation leads to it. */
  onProjectCreated?: (event: ProjectCreatedEvent) => void;
}

/** A project was created. @public */
export interface ProjectCreatedEvent {
  /** As the server keeps it. */
  project: Project;
}

/**
 * A form that creates a project. When the server rejects a value, the error is shown at the field that it is
 * about, and all input is kept.
 * @public
 */
export function ProjectEditor(props: ProjectEditorProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View {...own} />
    </Widget>
  );
}

function View({ defaultName, onProjectCreated }: Omit<ProjectEditorProps, keyof HostProps>) {
  const intl = useIntl();
  const { mayChange, navigation } = useHost();
  // A new form for each project: the old one would still know which fields were touched.
  const [formNumber, setFormNumber] = useState(0);
  const [created, setCreated] = useState<Project>();
  // A name that comes later does not take the place of what was typed.
  const [firstName] = useState(defaultName);
  const { validate, submit, owning, initialValues } = useCreateProject(
    (project) => {
      setCreated(project);
      setFormNumber((number) => number + 1);
      if (onProjectCreated) onProjectCreated({ project });
      else navigation?.go?.({ to: 'project', projectId: project.uuid });
    },
    { name: formNumber === 0 ? firstName : undefined },
  );

  return (
    <FormPage
      key={formNumber}
      label={intl.formatMessage(messages.create)}
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
      submitLabel={<Message {...messages.create} />}
      busyLabel={<Message {...messages.creating} />}
      instead={
        !mayChange('PORTFOLIO_MANAGEMENT', 'CREATE') && (
          <ForbiddenState
            title={<Message {...messages.forbidden} />}
            permission={intl.formatMessage(permissionNames.PORTFOLIO_MANAGEMENT)}
          />
        )
      }
    >
      {({ isDirty }) => (
        <>
          {created && !isDirty && (
            <InlineNotice
              tone="success"
              role="status"
              title={intl.formatMessage(messages.created, { project: projectText(created) })}
            />
          )}
          <ProjectFields owning={owning} />
        </>
      )}
    </FormPage>
  );
}
