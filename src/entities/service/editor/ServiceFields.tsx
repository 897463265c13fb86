import { REFERENCE_TYPES } from '../../../domain/referenceTypes.js';
import { referenceTypeText } from '../../../domain/safeReferences.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { textOf, type ListMessage } from '../../../frames/list/listText.js';
import { directionText } from '../serviceText.js';
import { DATA_DIRECTIONS, type Service } from '../../../schema/service.js';
import { NameAndVersion } from '../../../entities/component/NameAndVersion.js';
import { Pair } from '../../../ui/form/form.styles.js';
import { FormLinesField, FormSelect, FormTextArea, FormTextField } from '../../../ui/form/fields.js';
import { FormPart } from '../../../ui/form/FormPart.js';
import { messages } from './ServiceEditor.messages.js';
import {
  problemsOf,
  type Answer,
  type ServiceField,
  type ServiceFormValues,
  type ServiceLines,
} from './serviceFormValues.js';

/**
 * The fields of a service. Who provides it and what links there are wait behind headings, which say how much is there.
 * @param known - the one that is changed; absent for a new one
 */
export function ServiceFields({ values, known }: { values: ServiceFormValues; known: Service | undefined }) {
  const intl = useIntl();
  const words = useMessageText();
  const wrongLines = wrongLinesOf(values);
  const answers = (
    yes: ListMessage,
    no: ListMessage,
    stated: unknown,
  ): { value: Answer; label: string }[] => [
    // Servers keep an answer that was given once.
    ...(typeof stated === 'boolean'
      ? []
      : [{ value: 'notStated' as const, label: words(messages.notStated) }]),
    { value: 'yes', label: words(yes) },
    { value: 'no', label: words(no) },
  ];
  return (
    <>
      <NameAndVersion />
      <FormTextField name="group" label={<Message {...messages.group} />} isOptional autoComplete="off" />
      <FormTextArea name="description" label={<Message {...messages.description} />} isOptional rows={2} />
      <Pair>
        <FormSelect<Answer>
          name="authenticated"
          label={<Message {...messages.asksWho} />}
          options={answers(messages.authenticated, messages.notAuthenticated, known?.authenticated)}
        />
        <FormSelect<Answer>
          name="crossesTrustBoundary"
          label={<Message {...messages.trust} />}
          options={answers(messages.boundary, messages.noBoundary, known?.crossesTrustBoundary)}
        />
      </Pair>
      <FormLinesField
        name="endpoints"
        label={<Message {...messages.endpoints} />}
        isOptional
        columns={[{ id: 'url', label: words(messages.url), isTechnical: true }]}
        addLabel={words(messages.addEndpoint)}
        wrongLines={wrongLines('endpoints')}
      />
      <FormLinesField
        name="data"
        label={<Message {...messages.data} />}
        isOptional
        hint={<Message {...messages.dataHint} />}
        columns={[
          { id: 'name', label: words(messages.classification), grow: 2 },
          {
            id: 'direction',
            label: words(messages.direction),
            options: DATA_DIRECTIONS.map((value) => ({ value, label: directionText(intl, value) })),
          },
        ]}
        addLabel={words(messages.addData)}
        wrongLines={wrongLines('data')}
      />
      <ProviderPart values={values} />
      <ReferencesPart values={values} />
    </>
  );
}

const PROVIDER: readonly ServiceField[] = ['providerName', 'providerUrls', 'contacts'];
const REFERENCES: readonly ServiceField[] = ['externalReferences'];

/** The provider of the service, and its contacts. */
function ProviderPart({ values }: { values: ServiceFormValues }) {
  const words = useMessageText();
  const wrongLines = wrongLinesOf(values);
  return (
    <FormPart
      summary={
        <Message
          {...messages.providerPart}
          values={{ name: values.providerName, has: values.providerName ? 'yes' : 'no' }}
        />
      }
      fields={PROVIDER}
    >
      <FormTextField
        name="providerName"
        label={<Message {...messages.providerName} />}
        isOptional
        autoComplete="off"
      />
      <FormLinesField
        name="providerUrls"
        label={<Message {...messages.websites} />}
        isOptional
        columns={[{ id: 'url', label: words(messages.url), isTechnical: true }]}
        addLabel={words(messages.addWebsite)}
        wrongLines={wrongLines('providerUrls')}
      />
      <FormLinesField
        name="contacts"
        label={<Message {...messages.contacts} />}
        isOptional
        columns={[
          { id: 'name', label: words(messages.contactName) },
          { id: 'email', label: words(messages.email), isTechnical: true },
          { id: 'phone', label: words(messages.phone), isTechnical: true },
        ]}
        addLabel={words(messages.addContact)}
        wrongLines={wrongLines('contacts')}
      />
    </FormPart>
  );
}

/** Links about the service. */
function ReferencesPart({ values }: { values: ServiceFormValues }) {
  const words = useMessageText();
  const wrongLines = wrongLinesOf(values);
  return (
    <FormPart
      summary={<Message {...messages.referencesPart} values={{ count: values.externalReferences.length }} />}
      fields={REFERENCES}
    >
      <FormLinesField
        name="externalReferences"
        label={<Message {...messages.references} />}
        isLabelHidden
        columns={[
          {
            id: 'type',
            label: words(messages.referenceType),
            options: REFERENCE_TYPES.map((value) => ({ value, label: referenceTypeText(value) })),
          },
          { id: 'url', label: words(messages.url), grow: 2, isTechnical: true },
          { id: 'comment', label: words(messages.comment) },
        ]}
        addLabel={words(messages.addReference)}
        wrongLines={wrongLines('externalReferences')}
      />
    </FormPart>
  );
}

function useMessageText(): (message: ListMessage) => string {
  const intl = useIntl();
  return (message) => textOf(intl, message);
}

/** The line of a field that has a problem. */
function wrongLinesOf(values: ServiceFormValues): (field: ServiceLines) => readonly number[] | undefined {
  const problems = problemsOf(values);
  return (field) => {
    const problem = problems[field];
    return problem?.code === 'line' ? [problem.place] : undefined;
  };
}
