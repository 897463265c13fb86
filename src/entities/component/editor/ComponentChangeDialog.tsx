import { useMemo } from 'react';
import { Message } from '../../../i18n/index.js';
import { projectText } from '../../project/index.js';
import type { Component } from '../../../schema/component.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { messages } from './ComponentEditor.messages.js';
import { ComponentFields } from './ComponentFields.js';
import { componentFormValues } from './componentFormValues.js';
import { useEditComponent } from './useEditComponent.js';

/** Props of {@link ComponentChangeDialog}. */
export interface ComponentChangeDialogProps {
  /** As it was loaded, with its project. */
  component: Component;
  onClose: () => void;
  /** The owner closes the dialog. */
  onComponentSaved: (event: { component: Component }) => void;
}

/** The form of a component that is there, over the page. Draw it while it is open. */
export function ComponentChangeDialog(props: ComponentChangeDialogProps) {
  const { component, onClose, onComponentSaved } = props;
  const initialValues = useMemo(() => componentFormValues(component), [component]);
  const { validate, submit } = useEditComponent(component, initialValues, (saved) =>
    onComponentSaved({ component: saved }),
  );
  return (
    <FormDialog
      title={<Message {...messages.changeTitle} values={{ component: projectText(component) }} />}
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
    >
      {(form) => <ComponentFields {...form} licenses={component.licenses} />}
    </FormDialog>
  );
}
