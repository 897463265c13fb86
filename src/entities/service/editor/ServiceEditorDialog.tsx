import { useMemo } from 'react';
import { isUnknownService } from '../../../api/services.js';
import { FailureState } from '../../../data/FailureState.js';
import * as services from '../../../data/resources/services.js';
import { useResource, type Resource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message } from '../../../i18n/index.js';
import * as serviceMessages from '../service.messages.js';
import { serviceText } from '../serviceText.js';
import type { Service } from '../../../schema/service.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { LoadingRows, NotFoundState } from '../../../ui/layout/states.js';
import { messages as deletionMessages } from './ServiceDeletion.messages.js';
import { ServiceDeletion } from './ServiceDeletion.js';
import { messages } from './ServiceEditor.messages.js';
import { ServiceFields } from './ServiceFields.js';
import { NEW_SERVICE, valuesOf } from './serviceFormValues.js';
import { useSaveService } from './useSaveService.js';

/** Props of {@link ServiceEditorDialog}. */
export interface ServiceEditorDialogProps {
  /** The project that the service is in or is added to. */
  projectId: string;
  /** The one to change, as far as it is known. Absent: a new one is added. */
  service?: Pick<Service, 'uuid' | 'name' | 'version' | 'group'>;
  onClose: () => void;
  /** The owner closes the dialog. */
  onServiceSaved: (event: { service: Service }) => void;
  /** The owner closes the dialog. Absent: it cannot be removed here. */
  onServiceDeleted?: () => void;
}

/** The form of a service over the page. Draw it while it is open. Without the permission it only shows. */
export function ServiceEditorDialog(props: ServiceEditorDialogProps) {
  const { projectId, service: reference, onClose, onServiceSaved, onServiceDeleted } = props;
  const { mayChange } = useHost();
  const resource = useResource(
    services.one(reference?.uuid ?? ''),
    // A form starts with the values that are saved now.
    { isEnabled: reference !== undefined, freshForMs: 0 },
  );
  const known = reference && resource.status === 'ready' ? resource.data : undefined;
  const initialValues = useMemo(() => (known ? valuesOf(known) : NEW_SERVICE), [known]);
  const { validate, submit } = useSaveService(projectId, known, initialValues, (service) =>
    onServiceSaved({ service }),
  );
  return (
    <FormDialog
      size="large"
      title={<Message {...(reference ? messages.editTitle : messages.create)} />}
      subtitle={reference && <bdi>{serviceText(known ?? reference)}</bdi>}
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      isReadOnly={!mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE')}
      instead={reference && !known && <Instead resource={resource} />}
      submitLabel={reference ? undefined : <Message {...messages.create} />}
      busyLabel={reference ? undefined : <Message {...messages.creating} />}
      deletion={
        known && onServiceDeleted && mayChange('PORTFOLIO_MANAGEMENT', 'DELETE')
          ? {
              label: <Message {...deletionMessages.confirm} />,
              dialog: (close) => (
                <ServiceDeletion
                  service={{ ...known, project: known.project ?? { uuid: projectId, name: '' } }}
                  onClose={close}
                  onServiceDeleted={onServiceDeleted}
                />
              ),
            }
          : undefined
      }
    >
      {({ values }) => <ServiceFields values={values} known={known} />}
    </FormDialog>
  );
}

/** Shown in place of the fields until the service is loaded, and if it cannot be loaded. */
function Instead({ resource }: { resource: Resource<Service> }) {
  if (resource.status !== 'failed') return <LoadingRows rows={6} />;
  if (!isUnknownService(resource.error)) {
    return <FailureState title={<Message {...serviceMessages.failed} />} failure={resource} />;
  }
  return (
    <NotFoundState title={<Message {...serviceMessages.notFound} />}>
      <Message {...serviceMessages.notFoundAdvice} />
    </NotFoundState>
  );
}
