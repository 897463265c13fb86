import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message } from '../../../i18n/index.js';
import type { ProjectReference } from '../../../schema/project.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { messages } from '../../../entities/project/form/projectForm.messages.js';
import type { ProjectCreatedEvent } from './ProjectEditor.js';
import { ProjectFields } from '../../../entities/project/form/ProjectFields.js';
import { useCreateProject } from './useCreateProject.js';

/** Props of {@link ProjectEditorDialog}. @public */
export interface ProjectEditorDialogProps extends HostProps {
  /** The project that the new one belongs to at first. Absent: none. */
  parent?: ProjectReference;
  /** Called when the user closes it. */
  onClose: () => void;
  /** Called when the server created the project; the owner then closes the dialog. */
  onProjectCreated: (event: ProjectCreatedEvent) => void;
}

/** The form of a new project over the page, for widgets that lead to it. Draw it while it is open. @public */
export function ProjectEditorDialog(props: ProjectEditorDialogProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View {...own} />
    </Widget>
  );
}

function View({ parent, onClose, onProjectCreated }: Omit<ProjectEditorDialogProps, keyof HostProps>) {
  const { validate, submit, owning, initialValues } = useCreateProject(
    (project) => onProjectCreated({ project }),
    { parent },
  );
  return (
    <FormDialog
      title={<Message {...messages.create} />}
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Message {...messages.create} />}
      busyLabel={<Message {...messages.creating} />}
    >
      <ProjectFields owning={owning} />
    </FormDialog>
  );
}
