import { styled } from 'styled-components';
import type { IntlShape } from 'react-intl';
import { createLicense } from '../../../api/licenses.js';
import { refusalErrors } from '../../../data/refusalErrors.js';
import { licenseCreated } from '../../../data/resources/changes.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { fieldProblemMessages } from '../../../frames/facts/fieldProblem.messages.js';
import { textProblemText } from '../../../frames/facts/textProblemText.js';
import type { License } from '../../../schema/license.js';
import { theme } from '../../../theme/index.js';
import { FormLinesField, FormSwitch, FormTextArea, FormTextField } from '../../../ui/form/fields.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { FormPart } from '../../../ui/form/FormPart.js';
import { messages } from './LicenseForm.messages.js';
import {
  licenseRequestOf,
  NEW_LICENSE,
  problemsOf,
  type LicenseFormValues,
  type LicenseProblem,
} from './licenseFormValues.js';

/** Props of {@link LicenseForm}. */
export interface LicenseFormProps {
  onClose: () => void;
  /** The owner closes the dialog. */
  onLicenseCreated: (license: License) => void;
}

/** The form of a new custom license, over the page. */
export function LicenseForm({ onClose, onLicenseCreated }: LicenseFormProps) {
  const { api } = useHost();
  const intl = useIntl();
  const { submit } = useSave({
    save: (values: LicenseFormValues, signal) => createLicense(api, licenseRequestOf(values), signal),
    stale: licenseCreated,
    notice: ({ name }) => intl.formatMessage(messages.created, { name }),
    saved: onLicenseCreated,
    refused: (error, values) => refusalOf(intl, error, values),
  });
  return (
    <FormDialog
      size="large"
      title={<Message {...messages.title} />}
      subtitle={<Message {...messages.subtitle} />}
      initialValues={NEW_LICENSE}
      validate={(values) => errorsOf(intl, values)}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Message {...messages.submit} />}
      busyLabel={<Message {...messages.creating} />}
    >
      {({ values }) => <Fields values={values} />}
    </FormDialog>
  );
}

function Fields({ values }: { values: LicenseFormValues }) {
  const intl = useIntl();
  const wrong = problemsOf(values).seeAlso;
  return (
    <>
      <FormTextField name="name" label={<Message {...messages.name} />} required autoComplete="off" />
      <FormTextField
        name="licenseId"
        label={<Message {...messages.licenseId} />}
        hint={<Message {...messages.licenseIdHint} />}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <Switches>
        <FormSwitch name="isOsiApproved" label={intl.formatMessage(messages.osiApproved)} />
        <FormSwitch name="isFsfLibre" label={intl.formatMessage(messages.fsfLibre)} />
        <FormSwitch name="isDeprecatedLicenseId" label={intl.formatMessage(messages.deprecated)} />
      </Switches>
      <FormTextArea name="licenseText" label={<Message {...messages.text} />} isOptional rows={8} />
      <FormPart summary={<Message {...messages.more} />} fields={MORE}>
        <FormTextArea
          name="standardLicenseTemplate"
          label={<Message {...messages.template} />}
          isOptional
          rows={3}
        />
        <FormTextArea
          name="standardLicenseHeader"
          label={<Message {...messages.header} />}
          isOptional
          rows={3}
        />
        <FormTextArea name="licenseComments" label={<Message {...messages.comments} />} isOptional rows={2} />
        <FormLinesField
          name="seeAlso"
          label={<Message {...messages.seeAlso} />}
          isOptional
          columns={[{ id: 'url', label: intl.formatMessage(messages.url), isTechnical: true }]}
          addLabel={intl.formatMessage(messages.addUrl)}
          wrongLines={wrong?.code === 'line' ? [wrong.place] : undefined}
        />
      </FormPart>
    </>
  );
}

const MORE: readonly (keyof LicenseFormValues)[] = [
  'standardLicenseTemplate',
  'standardLicenseHeader',
  'licenseComments',
  'seeAlso',
];

function errorsOf(intl: IntlShape, values: LicenseFormValues): FormErrors<LicenseFormValues> {
  return Object.fromEntries(
    Object.entries(problemsOf(values)).map(([field, problem]) => [field, problemText(intl, problem)]),
  );
}

function problemText(intl: IntlShape, problem: LicenseProblem): string {
  switch (problem.code) {
    case 'missing':
      return intl.formatMessage(fieldProblemMessages.missing);
    case 'letters':
      return intl.formatMessage(messages.licenseIdLetters);
    case 'line':
      return intl.formatMessage(messages.urlProblem, { place: problem.place + 1 });
    default:
      return textProblemText(intl, problem);
  }
}

function refusalOf(intl: IntlShape, error: unknown, { licenseId }: LicenseFormValues) {
  return refusalErrors<LicenseFormValues>(intl, error, {
    fields: Object.keys(NEW_LICENSE) as (keyof LicenseFormValues)[],
    rules: [
      {
        status: 409,
        at: () => ({
          licenseId: intl.formatMessage(messages.licenseIdTaken, { licenseId: licenseId.trim() }),
        }),
      },
    ],
    form: (reason) => <Message {...messages.notCreated} values={{ reason }} />,
  });
}

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm} ${theme.space.lg};
`;
