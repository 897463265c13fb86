import { styled } from 'styled-components';
import type { IntlShape } from 'react-intl';
import { usePreference, wordCodec } from '../../../data/usePreference.js';
import {
  COMPONENT_CRITERIA,
  criteriaOf,
  criteriaProblem,
  CRITERION_FIELDS,
  criterionOf,
  type ComponentCriteria,
  type ComponentCriterion,
} from '../../../domain/componentCriteria.js';
import { HASHES, hashMembersOfLength } from '../../../domain/hashes.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { identityProblemText } from '../../../entities/identity/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { Form, type FormErrors } from '../../../ui/form/Form.js';
import { FormSelect, FormTextField } from '../../../ui/form/fields.js';
import { onPhone } from '../../../ui/layout/mixins.js';
import { messages } from './ComponentSearch.messages.js';

/** Props of {@link SearchForm}. */
export interface SearchFormProps {
  /** The current search criteria. */
  criteria: ComponentCriteria;
  /** Called with what to look for; never with nothing. */
  onSearch: (criteria: ComponentCriteria) => void;
}

interface SearchValues extends Record<keyof ComponentCriteria, string> {
  kind: ComponentCriterion;
}

const EMPTY = { group: '', name: '', version: '', purl: '', cpe: '', swidTagId: '', hash: '' };
const KIND = wordCodec(COMPONENT_CRITERIA);

/** The criteria of a component search. Each kind keeps its input while another kind is shown. */
export function SearchForm({ criteria, onSearch }: SearchFormProps) {
  const intl = useIntl();
  const [lastKind, setLastKind] = usePreference<ComponentCriterion>(
    'ComponentSearchKind',
    'coordinates',
    KIND,
  );
  const initialValues: SearchValues = { ...EMPTY, ...criteria, kind: criterionOf(criteria) ?? lastKind };
  return (
    <Form<SearchValues>
      label={intl.formatMessage(messages.form)}
      initialValues={initialValues}
      // A link, Back, and “Clear” replace the search criteria.
      keepsDirty={false}
      validate={(values) => problemsOf(intl, values)}
      onSubmit={({ kind, ...texts }) => {
        setLastKind(kind);
        onSearch(criteriaOf(kind, texts));
      }}
    >
      {({ values: { kind, hash } }) => (
        <Row>
          <FormSelect<ComponentCriterion>
            name="kind"
            label={<Message {...messages.kind} />}
            options={COMPONENT_CRITERIA.map((word) => ({
              value: word,
              label: intl.formatMessage(messages[word]),
            }))}
          />
          <Fields key={kind} data-count={CRITERION_FIELDS[kind].length}>
            {CRITERION_FIELDS[kind].map((field) => (
              <FormTextField
                key={field}
                name={field}
                label={<Message {...LABELS[field]} />}
                hint={field === 'hash' ? hashHint(intl, hash) : hintOf(field)}
                isMonospace={kind !== 'coordinates'}
                isCheckedLive
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
              />
            ))}
          </Fields>
          <Button type="submit" variant="primary" icon="search">
            <Message {...messages.submit} />
          </Button>
        </Row>
      )}
    </Form>
  );
}

const LABELS = {
  group: messages.group,
  name: messages.name,
  version: messages.version,
  purl: messages.purl,
  cpe: messages.cpe,
  swidTagId: messages.swidTagId,
  hash: messages.hash,
};

const HINTS = {
  group: undefined,
  name: undefined,
  version: undefined,
  purl: messages.purlHint,
  cpe: messages.cpeHint,
  swidTagId: messages.partHint,
  hash: undefined,
};

function hintOf(field: keyof ComponentCriteria) {
  const hint = HINTS[field];
  return hint && <Message {...hint} />;
}

/** Only of the fields that are drawn: what waits in another kind is not sent. */
function problemsOf(intl: IntlShape, { kind, ...texts }: SearchValues): FormErrors<SearchValues> {
  const fields = CRITERION_FIELDS[kind];
  if (Object.keys(criteriaOf(kind, texts)).length === 0) {
    // For coordinates, most users search for the name.
    return { [kind === 'coordinates' ? 'name' : fields[0]!]: intl.formatMessage(messages.nothingTyped) };
  }
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = criteriaProblem(field, texts[field]);
      if (!problem) return [];
      const words =
        problem.code === 'hash'
          ? intl.formatMessage(messages.notHexadecimal)
          : identityProblemText(intl, problem);
      return [[field, words]];
    }),
  );
}

/** Returns the algorithms that a hash may be from, based on its number of digits. */
function hashHint(intl: IntlShape, text: string) {
  const digits = text.trim().length;
  if (digits === 0) return <Message {...messages.hashHint} />;
  const algorithms = hashMembersOfLength(digits).map((member) => HASHES[member].name);
  return (
    <Message
      {...messages.hashDigits}
      values={{ digits, algorithms: intl.formatList(algorithms, { type: 'disjunction' }) }}
    />
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 200px) minmax(0, 1fr) auto;
  gap: ${theme.space.md};
  align-items: start;
  /* Beside the controls, below their labels. */
  > button {
    margin-block-start: calc(${theme.space.xl} - ${theme.space.xs});
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      justify-self: start;
      margin-block-start: 0;
    }
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  align-items: start;
  &[data-count='3'] {
    grid-template-columns: 2fr 2fr 1fr;
  }
  ${onPhone} {
    &[data-count='3'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
