import { useId, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { styled } from 'styled-components';
import { dequal } from 'dequal';
import { reasonText } from '../../../data/errorText.js';
import { conditionProblem, isPolicySubject, withSubject } from '../../../domain/policy/conditionProblem.js';
import {
  policyOperatorsOf,
  policySubjectsOf,
  type PolicySubject,
} from '../../../domain/policy/policySubjects.js';
import { isSince, type ServerLine } from '../../../domain/serverLine.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { conditionText, subjectText } from '../../../entities/policy/conditionText.js';
import { readable } from '../../../entities/vocabulary/vocabulary.js';
import { theme } from '../../../theme/index.js';
import { FieldError, FieldHint } from '../../../ui/fields/Field.js';
import { Select } from '../../../ui/fields/Select.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { IconButton } from '../../../ui/controls/IconButton.js';
import { onPhone } from '../../../ui/layout/mixins.js';
import { useSettled } from '../../../ui/hooks/useSettled.js';
import { messages } from './condition.messages.js';
import { conditionProblemText } from './conditionProblemText.js';
import { ConditionValue, UNRESOLVED, useValueHint } from './ConditionValue.js';
import { contentOf, type ConditionDraft } from './policyValues.js';
import type { ConditionChoices } from './useConditionChoices.js';

/** The context that all conditions of a form share. */
export interface ConditionContext {
  line: ServerLine;
  choices: ConditionChoices;
  /** The condition as it is saved; undefined for one that is not. */
  savedOf: (condition: ConditionDraft) => ConditionDraft | undefined;
  /** The reason why the server rejected the condition in its current form. */
  refusalOf: (condition: ConditionDraft) => string | undefined;
}

/** Props of {@link ConditionRow}. */
export interface ConditionRowProps extends ConditionContext {
  condition: ConditionDraft;
  /** From 0. */
  place: number;
  isAll: boolean;
  isReadOnly: boolean;
  /** True when problems are shown even for fields that the user has not visited. */
  showsAll: boolean;
  onChange: (condition: ConditionDraft) => void;
  onRemove: () => void;
}

/** One condition: its subject, operator, and value. */
export function ConditionRow(props: ConditionRowProps) {
  const { condition, place, line, choices, isAll, isReadOnly, onChange, onRemove } = props;
  const intl = useIntl();
  const id = useId();
  const count = place + 1;
  const { isUnknown, problem, text, note } = useRowState(props);
  const [wasLeft, setWasLeft] = useState(false);
  const isShown = problem !== undefined && (props.showsAll || wasLeft || note.isSettled);
  const error = note.refusal ?? (isShown ? text : undefined);
  const hint = useValueHint(condition, note.isSaved);
  const below = error ?? note.warning ?? note.remark ?? hint;
  const change = (part: Partial<ConditionDraft>) => onChange({ ...condition, ...part });
  const join = place === 0 ? messages.when : isAll ? messages.and : messages.or;
  return (
    <Row role="group" aria-label={intl.formatMessage(messages.group, { count })}>
      <Join data-first={place === 0 || undefined}>
        <Message {...join} />
      </Join>
      {isUnknown ? (
        <Unknown>{conditionText(intl, condition)}</Unknown>
      ) : (
        <Parts>
          <SubjectSelect
            condition={condition}
            line={line}
            isReadOnly={isReadOnly}
            isWrong={isShown && problem.code === 'subject'}
            onChange={(subject) =>
              onChange({
                ...onlyIts(condition),
                ...withSubject(condition, subject, line),
                // Servers require a violation type.
                ...(subject === 'EXPRESSION' && { violationType: 'SECURITY' }),
              })
            }
          />
          {isPolicySubject(condition.subject) && (
            <>
              <OperatorSelect
                condition={condition}
                line={line}
                isReadOnly={isReadOnly}
                isWrong={isShown && problem.code === 'operator'}
                onChange={(operator) => change({ operator })}
              />
              <Value data-kind={condition.subject}>
                <ConditionValue
                  condition={condition}
                  choices={choices}
                  onChange={change}
                  onBlur={() => setWasLeft(condition.value !== '')}
                  isReadOnly={isReadOnly}
                  wrongPart={
                    note.refusal || (isShown && problem.code !== 'operator')
                      ? (problem?.part ?? '')
                      : undefined
                  }
                  describedBy={below ? `${id}-below` : undefined}
                />
              </Value>
            </>
          )}
        </Parts>
      )}
      {!isReadOnly && (
        <IconButton icon="trash" label={intl.formatMessage(messages.remove, { count })} onClick={onRemove} />
      )}
      {below && (
        <Below>
          {error ? (
            <FieldError id={`${id}-below`}>{error}</FieldError>
          ) : below === note.warning ? (
            <Warning id={`${id}-below`}>
              <Icon name="alert" size={14} />
              <span>{below}</span>
            </Warning>
          ) : (
            <FieldHint id={`${id}-below`}>{below}</FieldHint>
          )}
        </Below>
      )}
    </Row>
  );
}

/** The row's validation state. A saved, unchanged condition is never marked invalid. It only gets a warning or a remark. */
function useRowState(props: ConditionRowProps) {
  const { condition, line, choices, savedOf, refusalOf } = props;
  const intl = useIntl();
  const saved = savedOf(condition);
  const isSaved = saved !== undefined && dequal(contentOf(saved), contentOf(condition));
  const found = conditionProblem(condition, line);
  const text = found && conditionProblemText(intl, found, condition);
  const isUnknown = found?.code === 'subject' && condition.subject !== '';
  const settled = useSettled(condition.value);
  return {
    isUnknown,
    problem: isSaved ? undefined : found,
    text,
    note: {
      isSaved,
      isSettled: condition.value !== '' && settled === condition.value,
      refusal: refusalOf(condition),
      warning: isUnknown ? undefined : ((isSaved ? text : undefined) ?? warningOf(intl, condition, choices)),
      remark: isUnknown
        ? intl.formatMessage(messages.unknownSubject)
        : remarkOf(intl, condition, choices, line),
    },
  };
}

/** Returns the note for a condition without problems. */
function remarkOf(
  intl: ReturnType<typeof useIntl>,
  { subject, operator }: ConditionDraft,
  choices: ConditionChoices,
  line: ServerLine,
): string | undefined {
  if (subject === 'COMPONENT_HASH' && operator === 'IS_NOT' && !isSince(line, '4.13')) {
    return intl.formatMessage(messages.hashOperator);
  }
  const named = namedIn(subject, choices);
  if (named?.error === undefined) return undefined;
  return intl.formatMessage(messages.choicesFailed, { reason: reasonText(intl, named.error) });
}

/** Why nothing violates a condition whose license or license group was deleted. */
function warningOf(
  intl: ReturnType<typeof useIntl>,
  { subject, value }: ConditionDraft,
  choices: ConditionChoices,
): string | undefined {
  const named = namedIn(subject, choices);
  const isGone = named?.isLoaded && value !== '' && value !== UNRESOLVED && !named.byUuid.has(value);
  if (!isGone) return undefined;
  return intl.formatMessage(subject === 'LICENSE' ? messages.licenseGone : messages.groupGone);
}

function namedIn(subject: string, { licenses, licenseGroups }: ConditionChoices) {
  return subject === 'LICENSE' ? licenses : subject === 'LICENSE_GROUP' ? licenseGroups : undefined;
}

/** Returns the parts of a condition that stay the same when its subject changes. */
function onlyIts({ key, uuid }: ConditionDraft): Pick<ConditionDraft, 'key' | 'uuid'> {
  return { key, ...(uuid !== undefined && { uuid }) };
}

interface ChoiceProps {
  condition: ConditionDraft;
  line: ServerLine;
  isReadOnly: boolean;
  isWrong: boolean;
  onChange: (value: string) => void;
}

function SubjectSelect({ condition, line, isReadOnly, isWrong, onChange }: ChoiceProps) {
  const intl = useIntl();
  const options = policySubjectsOf(line).map((value) => ({ value, label: subjectText(intl, value) }));
  return (
    <Select
      label={intl.formatMessage(messages.subject)}
      isLabelHidden
      isReadOnly={isReadOnly}
      aria-invalid={isWrong || undefined}
      placeholder={intl.formatMessage(messages.chooseSubject)}
      options={options.sort((one, other) => one.label.localeCompare(other.label, intl.locale))}
      value={condition.subject as PolicySubject | ''}
      onValueChange={onChange}
    />
  );
}

function OperatorSelect({ condition, line, isReadOnly, isWrong, onChange }: ChoiceProps) {
  const intl = useIntl();
  const operators: readonly string[] = policyOperatorsOf(condition.subject as PolicySubject, line);
  if (operators.length === 0) return null;
  const wordOf = (operator: string) => {
    const message = OPERATOR_WORDS[operator];
    return message ? intl.formatMessage(message, { kind: condition.subject }) : readable(operator);
  };
  return (
    <Select
      label={intl.formatMessage(messages.operator)}
      isLabelHidden
      isReadOnly={isReadOnly}
      aria-invalid={isWrong || undefined}
      options={operators.map((value) => ({ value, label: wordOf(value) }))}
      placeholder={wordOf(condition.operator)}
      value={condition.operator}
      onValueChange={onChange}
    />
  );
}

const OPERATOR_WORDS: Readonly<Record<string, MessageDescriptor | undefined>> = {
  IS: messages.IS,
  IS_NOT: messages.IS_NOT,
  MATCHES: messages.MATCHES,
  NO_MATCH: messages.NO_MATCH,
  NUMERIC_GREATER_THAN: messages.NUMERIC_GREATER_THAN,
  NUMERIC_LESS_THAN: messages.NUMERIC_LESS_THAN,
  NUMERIC_EQUAL: messages.NUMERIC_EQUAL,
  NUMERIC_NOT_EQUAL: messages.NUMERIC_NOT_EQUAL,
  NUMERIC_GREATER_THAN_OR_EQUAL: messages.NUMERIC_GREATER_THAN_OR_EQUAL,
  NUMERIC_LESSER_THAN_OR_EQUAL: messages.NUMERIC_LESSER_THAN_OR_EQUAL,
  CONTAINS_ANY: messages.CONTAINS_ANY,
  CONTAINS_ALL: messages.CONTAINS_ALL,
};

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space.xs} ${theme.space.sm};
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Join = styled.span`
  padding-block-start: ${theme.space.xs};
  color: ${theme.color.accent.text};
  font-weight: ${theme.font.weight.strong};
  line-height: 24px;
  text-align: end;
  &[data-first] {
    color: ${theme.color.text.muted};
    font-weight: ${theme.font.weight.regular};
  }
  ${onPhone} {
    grid-column: 1 / -1;
    padding: 0;
    text-align: start;
  }
`;

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
  min-inline-size: 0;
  > * {
    flex: 1 1 150px;
    min-inline-size: 0;
  }
`;

const Value = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
  && {
    flex: 3 1 220px;
  }
  > * {
    flex: 1 1 90px;
    min-inline-size: 0;
  }
  &[data-kind='VERSION_DISTANCE'] > * {
    flex-basis: 56px;
  }
  &[data-kind='EXPRESSION'] > * {
    flex-basis: 100%;
  }
  /* Several long texts: a line of their own, in which the longest has the most room. */
  &&[data-kind='COORDINATES'],
  &&[data-kind='COMPONENT_HASH'] {
    flex-basis: 100%;
  }
  &[data-kind='COORDINATES'] > :first-child,
  &[data-kind='COMPONENT_HASH'] > :last-child {
    flex: 2 1 150px;
  }
`;

const Unknown = styled.p`
  margin: 0;
  padding-block: ${theme.space.xs};
  overflow-wrap: anywhere;
`;

const Warning = styled.div`
  display: flex;
  gap: 6px;
  color: ${theme.color.warning.text};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-block-start: 1px;
  }
`;

const Below = styled.div`
  grid-column: 2 / -1;
  ${onPhone} {
    grid-column: 1 / -1;
  }
`;
