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
import { Message, useIntl } from '../../../i18n/index.js';
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
import { valuesOf, type PolicyValues } from './policyValues.js';
import { ReadBack } from './ReadBack.js';
import { PolicyDraft } from './PolicyDraft.js';
import { CONDITION, PartlySaved } from './savePolicy.js';
import { useConditionChoices } from './useConditionChoices.js';

/** Returns the form that creates, changes, and deletes a policy on a server. */
export function policyForm({ line }: Pick<Capabilities, 'line'>): CrudFormDefinition<Policy, PolicyValues> {
  const draft = new PolicyDraft(line);
  return {
    valuesOf,
    validate: (values, { intl, row }) => problemsOf(intl, values, row, draft),
    fields: (props) => <PolicyFields {...props} draft={draft} />,
    create: (api, { name, operator, violationState }, signal) =>
      createPolicy(api, { name: name.trim(), operator, violationState }, signal),
    update: (api, row, values, signal) => draft.save(api, row, values, signal),
    stale: () => policiesChanged(),
    refused: (error, values, { intl }) => {
      if (error instanceof ContestedFields) return contested(intl, error, values, draft);
      return error instanceof PartlySaved ? partly(intl, error, values, draft) : undefined;
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

/**
 * Returns the problems with values that the server would reject or that would have no effect. Stored
 * conditions are not checked.
 */
function problemsOf(
  intl: IntlShape,
  { name, conditions }: PolicyValues,
  row: Policy | undefined,
  draft: PolicyDraft,
): FormErrors<PolicyValues> {
  const wrong = conditions.filter(
    (condition) => !draft.isStored(condition, row) && conditionProblem(condition, draft.line) !== undefined,
  );
  return {
    name: fieldTextProblem(intl, name, true),
    conditions: wrong.length > 0 && intl.formatMessage(messages.conditionsWrong, { count: wrong.length }),
  };
}

/**
 * Returns the errors after the server rejected some calls. Each error is placed where it belongs, with how
 * much was saved.
 */
function partly(
  intl: IntlShape,
  { refused, saved, total }: PartlySaved,
  values: PolicyValues,
  draft: PolicyDraft,
): FormErrors<PolicyValues> {
  const lost = refused.find(({ error }) => error instanceof NetworkError);
  const reasons = refused.map((one) => ({ ...one, reason: reasonText(intl, one.error) }));
  const of = (part: (typeof refused)[number]['part']) => reasons.filter((one) => one.part === part);
  const ofConditions = of('condition').filter(({ error }) => error !== lost?.error);
  for (const { key, reason } of ofConditions) {
    const condition = values.conditions.find((one) => one.key === key);
    if (condition) draft.noteRefusal(condition, reason);
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

/** Returns the errors after someone else changed the same fields. Nothing was sent. */
function contested(
  intl: IntlShape,
  { theirs }: ContestedFields,
  { conditions }: PolicyValues,
  draft: PolicyDraft,
): FormErrors<PolicyValues> {
  const fields = Object.entries(theirs).filter(([name]) => !name.startsWith(CONDITION));
  const ofConditions = Object.entries(theirs).filter(([name]) => name.startsWith(CONDITION));
  for (const [name, content] of ofConditions) {
    const condition = conditions.find((one) => CONDITION + draft.uuidOf(one) === name);
    if (!condition) continue;
    draft.noteRefusal(
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
  draft: PolicyDraft;
}

function PolicyFields({ row, form, draft }: PolicyFieldsProps) {
  const { line } = draft;
  const { values } = form;
  const choices = useConditionChoices(values.conditions);
  useEffect(() => draft.noteShown(values), [draft, values]);
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
            savedOf={(condition) => draft.storedOf(condition, row)}
            refusalOf={(condition) => draft.refusalOf(condition)}
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

/** The field for the violation state of a policy. */
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
