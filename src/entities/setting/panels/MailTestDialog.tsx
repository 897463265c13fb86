import { useState } from 'react';
import { sendTestMail } from '../../../api/settings.js';
import { reasonText } from '../../../data/errorText.js';
import { useSave } from '../../../data/useSave.js';
import { mailAddressesIn } from '../../../domain/mailAddresses.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { SettingsDialogProps } from '../../../frames/settings/declaration.js';
import { UnsavedSettings } from '../../../frames/settings/UnsavedSettings.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { FormTextField } from '../../../ui/form/fields.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { messages } from './email.messages.js';

/** Has the server send a test mail with the settings it has stored, and says what its answer means. */
export function MailTestDialog({ panel, onClose }: SettingsDialogProps) {
  const { api } = useHost();
  const intl = useIntl();
  const [handedOver, setHandedOver] = useState<string>();

  const validate = ({ destination }: { destination: string }) => {
    const { addresses, unreadable } = mailAddressesIn(destination);
    if (unreadable.length > 0) {
      return { destination: intl.formatMessage(messages.problem, { entries: unreadable.join(', ') }) };
    }
    return { destination: addresses.length === 0 && intl.formatMessage(messages.missing) };
  };
  const { submit } = useSave({
    save: ({ destination }: { destination: string }, signal) => sendTestMail(api, destination.trim(), signal),
    saved: (_, { destination }) => setHandedOver(destination.trim()),
    refused: (error) => {
      setHandedOver(undefined);
      return { form: intl.formatMessage(messages.failed, { reason: reasonText(intl, error) }) };
    },
  });

  return (
    <FormDialog
      size="small"
      title={<Message {...messages.test} />}
      initialValues={NO_ADDRESS}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Message {...messages.send} />}
      busyLabel={<Message {...messages.sendBusy} />}
      cancelLabel={<Message {...dialogMessages.close} />}
    >
      <UnsavedSettings form={panel.form} />
      {!panel.isOn({ group: 'email', name: 'smtp.enabled' }) && (
        <InlineNotice tone="warning" title={<Message {...messages.off} />}>
          <Message {...messages.enabledHelp} />
        </InlineNotice>
      )}
      <FormTextField
        name="destination"
        label={<Message {...messages.destination} />}
        hint={<Message {...messages.destinationHelp} />}
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        dir="ltr"
      />
      {handedOver !== undefined && (
        <InlineNotice
          role="status"
          title={<Message {...messages.handedOver} values={{ destination: handedOver }} />}
        >
          <Message {...messages.honest} />
        </InlineNotice>
      )}
    </FormDialog>
  );
}

const NO_ADDRESS = { destination: '' };
