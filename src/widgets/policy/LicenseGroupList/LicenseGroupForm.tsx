import { createLicenseGroup, renameLicenseGroup } from '../../../api/licenseGroups.js';
import { refusalErrors } from '../../../data/refusalErrors.js';
import { licenseGroupChanged } from '../../../data/resources/changes.js';
import { useSave } from '../../../data/useSave.js';
import { textProblem } from '../../../domain/textProblem.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { fieldProblemMessages } from '../../../frames/facts/fieldProblem.messages.js';
import { textProblemText } from '../../../frames/facts/textProblemText.js';
import type { LicenseGroup } from '../../../schema/license.js';
import { FormTextField } from '../../../ui/form/fields.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { messages } from './LicenseGroup.messages.js';

/** Props of {@link LicenseGroupForm}. */
export interface LicenseGroupFormProps {
  /** The one to rename. Absent: a new one is created. */
  group?: LicenseGroup;
  onClose: () => void;
  /** The owner closes the dialog. */
  onLicenseGroupSaved: (group: LicenseGroup) => void;
}

/** The name of a group of licenses, over the page. */
export function LicenseGroupForm({ group, onClose, onLicenseGroupSaved }: LicenseGroupFormProps) {
  const { api } = useHost();
  const intl = useIntl();
  const { submit } = useSave({
    save: ({ name }: Values) =>
      group ? renameLicenseGroup(api, group.uuid, name.trim()) : createLicenseGroup(api, name.trim()),
    stale: licenseGroupChanged,
    notice: ({ name }) => intl.formatMessage(group ? messages.renamed : messages.created, { name }),
    saved: onLicenseGroupSaved,
    refused: (error, { name }) =>
      refusalErrors<Values>(intl, error, {
        fields: ['name'],
        rules: [
          {
            status: 409,
            at: () => ({ name: intl.formatMessage(messages.nameTaken, { name: name.trim() }) }),
          },
        ],
        form: (reason) => <Message {...messages.notSaved} values={{ reason }} />,
      }),
  });
  return (
    <FormDialog
      size="small"
      title={<Message {...(group ? messages.renameTitle : messages.createTitle)} />}
      initialValues={group ?? NEW_GROUP}
      validate={({ name }) => ({ name: problemOf(name) })}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={group ? undefined : <Message {...messages.create} />}
      busyLabel={group ? undefined : <Message {...messages.creating} />}
    >
      <FormTextField name="name" label={<Message {...messages.name} />} required autoComplete="off" />
    </FormDialog>
  );

  function problemOf(name: string): string | undefined {
    if (name.trim() === '') return intl.formatMessage(fieldProblemMessages.missing);
    const problem = textProblem(name, LONGEST_NAME);
    return problem && textProblemText(intl, problem);
  }
}

interface Values {
  name: string;
}

const NEW_GROUP: Values = { name: '' };

/** In characters. */
const LONGEST_NAME = 255;
