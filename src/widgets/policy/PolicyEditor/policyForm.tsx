import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { IntlShape } from 'react-intl';
import { createPolicy, deletePolicy } from '../../../api/policies.js';
import type { Capabilities } from '../../../api/servers.js';
import { hasStatus, NetworkError } from '../../../api/errors.js';
import { reasonText } from '../../../data/errorText.js';
import { refusalErrors } from '../../../data/refusalErrors.js';
import { policiesChanged } from '../../../data/resources/changes.js';
import { ContestedFields } from '../../../data/useMergedEdit.js';
import { conditionProblem } from '../../../domain/policy/conditionProblem.js';
import type { ServerLine } from '../../../domain/serverLine.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { dequal } from 'dequal';
import type { CrudFieldsProps, CrudFormDefinition } from '../../../frames/crud/CrudDefinition.js';
import { conditionText } from '../../../entities/policy/conditionText.js';
import { contestedErrors } from '../../../frames/facts/contestedErrors.js';
import { fieldTextProblem } from '../../../frames/facts/fieldTextProblem.js';
import { VIOLATION_ICONS, violationStateText } from '../../../entities/violation/violationText.js';
import type { Policy, PolicyConditionRequest } from '../../../schema/policy.js';
import { theme } from '../../../theme/index.js';
import { FieldHint } from '../../../ui/fields/Field.js';
import { FieldGroup } from '../../../ui/fields/FieldGroup.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { FormTextField, useFormField } from '../../../ui/form/fields.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { messages as conditionMessages } from './condition.messages.js';
import { ConditionsField } from './ConditionsField.js';
import { DryRunStart } from './DryRunStart.js';
import { LimitFields } from './LimitFields.js';
import { messages as words } from './PolicyEditor.messages.js';
import { messages } from './policyForm.messages.js';
import { contentOf, valuesOf, type ConditionDraft, type PolicyValues } from './policyValues.js';
import { ReadBack } from './ReadBack.js';
import { CONDITION, PartlySaved, policySaver, type PolicySaver } from './savePolicy.js';
import { useConditionChoices } from './useConditionChoices.js';

/** How policies are created, changed and deleted on a server. One form uses it, for one policy. */
export function policyForm({ line }: Pick<Capabilities, 'line'>): CrudFormDefinition<Policy, PolicyValues> {
  const saver = policySaver(line);
  const refusals = conditionRefusals();
  return {
    valuesOf,
    validate: (values, { intl, row }) => problemsOf(intl, line, values, row, saver),
    fields: (props) => <PolicyFields {...props} line={line} saver={saver} refusals={refusals} />,
    create: (api, { name, operator, violationState }, signal) =>
      createPolicy(api, { name: name.trim(), operator, violationState }, signal),
    update: (api, row, values, signal) => {
      refusals.forget();
      return saver.save(api, row, values, signal);
    },
    stale: () => policiesChanged(),
    refused: (error, values, { intl }) => {
      if (error instanceof ContestedFields) return contested(intl, error, values, saver, refusals);
      return error instanceof PartlySaved ? partly(intl, error, values, refusals) : undefined;
    },
    refusals: ({ intl }) => [{ status: 409, at: () => ({ name: intl.formatMessage(messages.taken) }) }],
    removal: {
      label: words.remove,
      remove: (api, { uuid }, signal) => deletePolicy(api, uuid, signal),
      consequences: ({ policyConditions = [] }, intl) =>
        intl.formatMessage(words.consequences, { conditions: policyConditions.length }),
    },
  };
}

/** What the server refused of conditions; it counts as long as they stand there as they were sent. */
interface ConditionRefusals {
  of: (condition: ConditionDraft) => string | undefined;
  note: (condition: ConditionDraft, reason: string) => void;
  forget: () => void;
}

function conditionRefusals(): ConditionRefusals {
  const noted = new Map<string, { content: PolicyConditionRequest; reason: string }>();
  return {
    of: (condition) => {
      const found = noted.get(condition.key);
      return found && dequal(found.content, contentOf(condition)) ? found.reason : undefined;
    },
    note: (condition, reason) => noted.set(condition.key, { content: contentOf(condition), reason }),
    forget: () => noted.clear(),
  };
}

/** What would be refused or of no use. Conditions that are stored already are not judged. */
function problemsOf(
  intl: IntlShape,
  line: ServerLine,
  { name, conditions }: PolicyValues,
  row: Policy | undefined,
  saver: PolicySaver,
): FormErrors<PolicyValues> {
  const wrong = conditions.filter(
    (condition) => !isStored(condition, row, saver) && conditionProblem(condition, line) !== undefined,
  );
  return {
    name: fieldTextProblem(intl, name, true),
    conditions: wrong.length > 0 && intl.formatMessage(messages.conditionsWrong, { count: wrong.length }),
  };
}

function storedOf(condition: ConditionDraft, row: Policy | undefined, saver: PolicySaver) {
  const uuid = saver.uuidOf(condition);
  return uuid === undefined ? undefined : valuesOf(row).conditions.find(({ key }) => key === uuid);
}

function isStored(condition: ConditionDraft, row: Policy | undefined, saver: PolicySaver): boolean {
  const stored = storedOf(condition, row, saver);
  return stored !== undefined && dequal(contentOf(stored), contentOf(condition));
}

/** Some calls were refused: each is said where it belongs, and how much was saved. */
function partly(
  intl: IntlShape,
  { refused, saved, total }: PartlySaved,
  values: PolicyValues,
  refusals: ConditionRefusals,
): FormErrors<PolicyValues> {
  const lost = refused.find(({ error }) => error instanceof NetworkError);
  const reasons = refused.map((one) => ({ ...one, reason: reasonText(intl, one.error) }));
  const of = (part: (typeof refused)[number]['part']) => reasons.filter((one) => one.part === part);
  const ofConditions = of('condition').filter(({ error }) => error !== lost?.error);
  for (const { key, reason } of ofConditions) {
    const condition = values.conditions.find((one) => one.key === key);
    if (condition) refusals.note(condition, reason);
  }
  const ofPolicy = of('policy')[0];
  const whole =
    ofPolicy && !lost
      ? hasStatus(ofPolicy.error, 409)
        ? { name: intl.formatMessage(messages.taken) }
        : refusalErrors<PolicyValues>(intl, ofPolicy.error, {
            fields: ['name'],
            form: (reason) => reason,
          })
      : {};
  const conditions = [
    ...(ofConditions.length > 0
      ? [intl.formatMessage(messages.conditionsRefused, { count: ofConditions.length })]
      : []),
    ...(lost
      ? []
      : of('removal').map(({ reason }) => intl.formatMessage(messages.deletionRefused, { reason }))),
  ];
  const limit = (part: 'project' | 'tag') =>
    lost
      ? undefined
      : of(part)
          .map(({ reason }) => reason)
          .join(' ');
  return {
    ...whole,
    conditions: conditions.join(' '),
    projects: limit('project'),
    tags: limit('tag'),
    form: lost
      ? intl.formatMessage(messages.stopped, { saved, total, reason: reasonText(intl, lost.error) })
      : [
          'form' in whole && (whole.form as string),
          intl.formatMessage(messages.partlySaved, { saved, total }),
        ]
          .filter(Boolean)
          .join(' '),
  };
}

/** Somebody else changed the same: nothing was sent. */
function contested(
  intl: IntlShape,
  { theirs }: ContestedFields,
  { conditions }: PolicyValues,
  saver: PolicySaver,
  refusals: ConditionRefusals,
): FormErrors<PolicyValues> {
  const fields = Object.entries(theirs).filter(([name]) => !name.startsWith(CONDITION));
  const ofConditions = Object.entries(theirs).filter(([name]) => name.startsWith(CONDITION));
  for (const [name, content] of ofConditions) {
    const condition = conditions.find((one) => CONDITION + saver.uuidOf(one) === name);
    if (!condition) continue;
    refusals.note(
      condition,
      content === undefined
        ? intl.formatMessage(conditionMessages.theirsRemoved)
        : intl.formatMessage(conditionMessages.theirs, {
            condition: conditionText(intl, content as PolicyConditionRequest),
          }),
    );
  }
  const errors = contestedErrors<PolicyValues>(intl, Object.fromEntries(fields));
  if (ofConditions.length === 0) return errors;
  return { ...errors, ...contestedErrors<Pick<PolicyValues, 'conditions'>>(intl, { conditions: undefined }) };
}

interface PolicyFieldsProps extends CrudFieldsProps<Policy, PolicyValues> {
  line: ServerLine;
  saver: PolicySaver;
  refusals: ConditionRefusals;
}

function PolicyFields({ row, form, line, saver, refusals }: PolicyFieldsProps) {
  const { values } = form;
  const choices = useConditionChoices(values.conditions);
  useEffect(() => saver.noteShown(values), [saver, values]);
  const hasHiddenLimits =
    row?.global === false && (row.projects ?? []).length === 0 && (row.tags ?? []).length === 0;
  return (
    <>
      <Head>
        <FormTextField name="name" label={<Message {...words.name} />} maxLength={255} autoComplete="off" />
        <StateField />
      </Head>
      {row === undefined ? (
        <FieldHint>
          <Message {...messages.later} />
        </FieldHint>
      ) : (
        <>
          <ReadBack values={values} line={line} choices={choices} hasHiddenLimits={hasHiddenLimits} />
          <ConditionsField
            line={line}
            choices={choices}
            savedOf={(condition) => storedOf(condition, row, saver)}
            refusalOf={refusals.of}
          />
          <LimitFields policyUuid={row.uuid} values={values} line={line} hasHiddenLimits={hasHiddenLimits} />
          <DryRunStart
            key={row.uuid}
            values={values}
            line={line}
            choices={choices}
            hasHiddenLimits={hasHiddenLimits}
          />
        </>
      )}
    </>
  );
}

/** What a violation means. */
function StateField() {
  const intl = useIntl();
  const field = useFormField<string>('violationState', 'INFO');
  const label = intl.formatMessage(words.state);
  return (
    <FieldGroup label={label} hint={<Message {...messages.stateHint} />} {...pick(field)} role="presentation">
      {() => (
        <SegmentedControl
          label={label}
          options={['INFO', 'WARN', 'FAIL'].map((value) => ({
            value,
            icon: VIOLATION_ICONS[value],
            label: violationStateText(intl, value),
          }))}
          value={field.value}
          onValueChange={field.onChange}
          isReadOnly={field.isReadOnly}
        />
      )}
    </FieldGroup>
  );
}

function pick({ error, bind }: ReturnType<typeof useFormField<string>>) {
  return { error, isChanged: bind().isChanged };
}

const Head = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  align-items: start;
  gap: ${theme.space.lg};
`;
