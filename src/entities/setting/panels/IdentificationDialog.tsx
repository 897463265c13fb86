import { useState } from 'react';
import { identifyInternalComponents } from '../../../api/settings.js';
import { reasonText } from '../../../data/errorText.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { SettingsDialogProps } from '../../../frames/settings/declaration.js';
import { UnsavedSettings } from '../../../frames/settings/UnsavedSettings.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { messages } from './internalComponents.messages.js';

/** Has the server find out which components are internal, and says what its answer means. */
export function IdentificationDialog({ panel, onClose }: SettingsDialogProps) {
  const { api } = useHost();
  const intl = useIntl();
  const [isOrdered, setIsOrdered] = useState(false);
  const { submit } = useSave({
    save: (_: object, signal) => identifyInternalComponents(api, signal),
    saved: () => setIsOrdered(true),
    refused: (error) => {
      setIsOrdered(false);
      return { form: intl.formatMessage(messages.identifyFailed, { reason: reasonText(intl, error) }) };
    },
  });
  return (
    <FormDialog
      size="small"
      title={<Message {...messages.identify} />}
      subtitle={<Message {...messages.identifyText} />}
      initialValues={NOTHING}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Message {...messages.identify} />}
      busyLabel={<Message {...messages.identifying} />}
      cancelLabel={<Message {...dialogMessages.close} />}
    >
      <UnsavedSettings form={panel.form} />
      {isOrdered && (
        <InlineNotice role="status" title={<Message {...messages.identified} />}>
          <Message {...messages.identifiedHonest} />
        </InlineNotice>
      )}
    </FormDialog>
  );
}

const NOTHING = {};
