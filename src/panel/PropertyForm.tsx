import type { IntlShape } from 'react-intl';
import { refusalErrors } from '../data/refusalErrors.js';
import { useSave } from '../data/useSave.js';
import { isPropertyValue, type PropertyType } from '../domain/propertyValue.js';
import { textProblem } from '../domain/textProblem.js';
import { useHost } from '../host/KitProvider.js';
import { Message, useIntl } from '../i18n/index.js';
import { fieldProblemMessages } from '../parts/fieldProblem.messages.js';
import { textProblemText } from '../parts/textProblemText.js';
import { Pair } from '../ui/form/form.styles.js';
import type { FormErrors } from '../ui/form/Form.js';
import { FormDialog } from '../ui/form/FormDialog.js';
import { FormSelect, FormTextField } from '../ui/form/fields.js';
import type { PropertyCalls } from './PropertyList.js';
import { messages } from './PropertyList.messages.js';

/** Props of {@link PropertyForm}. */
export interface PropertyFormProps {
  calls: PropertyCalls;
  onClose: () => void;
  /** Called with the name of the new one. The owner closes the dialog. */
  onPropertyAdded: (propertyName: string) => void;
}

interface Values {
  groupName: string;
  propertyName: string;
  propertyType: PropertyType;
  propertyValue: string;
  description: string;
}

const FIELDS = ['groupName', 'propertyName', 'propertyType', 'propertyValue', 'description'] as const;
const EMPTY: Values = {
  groupName: '',
  propertyName: '',
  propertyType: 'STRING',
  propertyValue: '',
  description: '',
};

/** The form of a new property, over the page. Draw it while it is open. */
export function PropertyForm({ calls, onClose, onPropertyAdded }: PropertyFormProps) {
  const { api } = useHost();
  const intl = useIntl();
  const { submit } = useSave({
    save: (values: Values) => calls.add(api, propertyOf(values)),
    stale: () => calls.stale,
    notice: (_, { propertyName }) => intl.formatMessage(messages.added, { property: propertyName.trim() }),
    saved: (_, { propertyName }) => onPropertyAdded(propertyName.trim()),
    refused: (error) =>
      refusalErrors<Values>(intl, error, {
        fields: FIELDS,
        rules: [{ status: 409, at: () => ({ propertyName: intl.formatMessage(messages.exists) }) }],
        form: (reason) => intl.formatMessage(messages.notAdded, { reason }),
      }),
  });
  return (
    <FormDialog<Values>
      title={<Message {...messages.newOne} />}
      initialValues={EMPTY}
      validate={(values) => problemsOf(intl, values, calls.isGroupRequired)}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={<Message {...messages.create} />}
    >
      {({ values: { propertyType } }) => (
        <>
          <Pair>
            <FormTextField
              name="groupName"
              label={<Message {...messages.group} />}
              isOptional={!calls.isGroupRequired}
              required={calls.isGroupRequired}
              autoComplete="off"
            />
            <FormTextField
              name="propertyName"
              label={<Message {...messages.name} />}
              required
              autoComplete="off"
            />
          </Pair>
          <FormSelect<PropertyType>
            name="propertyType"
            label={<Message {...messages.type} />}
            // The words of the server, which its documents and its other clients use.
            options={calls.types.map((type) => ({ value: type, label: type }))}
          />
          <FormTextField
            name="propertyValue"
            label={<Message {...messages.value} />}
            type={propertyType === 'ENCRYPTEDSTRING' ? 'password' : 'text'}
            required
            isCheckedLive
            autoComplete="off"
            spellCheck={false}
          />
          <FormTextField
            name="description"
            label={<Message {...messages.description} />}
            isOptional
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}

/** What was left out is not sent. */
function propertyOf({ groupName, propertyName, propertyType, propertyValue, description }: Values) {
  return {
    groupName: groupName.trim() || undefined,
    propertyName: propertyName.trim(),
    propertyType,
    propertyValue: propertyValue.trim(),
    description: description.trim() || undefined,
  };
}

function problemsOf(intl: IntlShape, values: Values, isGroupRequired: boolean): FormErrors<Values> {
  const text = (field: 'groupName' | 'propertyName' | 'propertyValue' | 'description', isNeeded: boolean) => {
    if (isNeeded && values[field].trim() === '') return intl.formatMessage(fieldProblemMessages.missing);
    const problem = textProblem(values[field], field === 'propertyValue' ? 1024 : 255);
    return problem && textProblemText(intl, problem);
  };
  const { propertyType, propertyValue } = values;
  const found = {
    groupName: text('groupName', isGroupRequired),
    propertyName: text('propertyName', true),
    propertyValue:
      text('propertyValue', true) ??
      (isPropertyValue(propertyType, propertyValue.trim())
        ? undefined
        : intl.formatMessage(messages.notOfType, { type: propertyType })),
    description: text('description', false),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
