import { Message, useIntl } from '../../i18n/index.js';
import { FormLinesField } from '../../ui/form/fields.js';
import { FormPart } from '../../ui/form/FormPart.js';
import { messages } from './referencesField.messages.js';

/** The external references of a project or a component, as the part `externalReferences` of its form: a line each. */
export function ReferencesField() {
  const intl = useIntl();
  return (
    <FormPart summary={<Message {...messages.references} />} fields={FIELDS}>
      <FormLinesField
        name="externalReferences"
        label={<Message {...messages.references} />}
        hint={<Message {...messages.hint} />}
        columns={(['type', 'url', 'comment'] as const).map((id) => ({
          id,
          label: intl.formatMessage(messages[id]),
        }))}
        isOptional
      />
    </FormPart>
  );
}

const FIELDS = ['externalReferences'] as const;
