import { Message } from '../../../i18n/index.js';
import type { Component } from '../../../schema/component.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { messages } from './ComponentEditor.messages.js';
import { ComponentFields } from './ComponentFields.js';
import { NEW_COMPONENT } from './componentFormValues.js';
import { useCreateComponent } from './useCreateComponent.js';

/** Props of {@link ComponentEditorDialog}. */
export interface ComponentEditorDialogProps {
  /** The project to which the component is added. */
  projectId: string;
  onClose: () => void;
  /** The owner closes the dialog. */
  onComponentCreated: (event: { component: Component }) => void;
}

/** The form of a new component over the page. Draw it while it is open. */
export function ComponentEditorDialog(props: ComponentEditorDialogProps) {
  const { projectId, onClose, onComponentCreated } = props;
  const { validate, submit } = useCreateComponent(projectId, (component) =>
    onComponentCreated({ component }),
  );
  return (
    <FormDialog
      title={<Message {...messages.create} />}
      initialValues={NEW_COMPONENT}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Message {...messages.create} />}
      busyLabel={<Message {...messages.creating} />}
    >
      {(form) => <ComponentFields {...form} isNew />}
    </FormDialog>
  );
}
