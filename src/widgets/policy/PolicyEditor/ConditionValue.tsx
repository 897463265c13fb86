import { fetchResource } from '../../../data/fetchResource.js';
import * as policies from '../../../data/resources/policies.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { cweNumber } from '../../../domain/cweNumber.js';
import { HASHES, HASH_MEMBERS } from '../../../domain/hashes.js';
import { DISTANCE_PARTS, LONGEST_CONDITION_VALUE } from '../../../domain/policy/conditionProblem.js';
import {
  VIOLATION_TYPES,
  POLICY_SUBJECTS,
  type PolicySubject,
  type PolicyValueKind,
} from '../../../domain/policy/policySubjects.js';
import { periodText } from '../../../entities/policy/conditionText.js';
import { group, version } from '../../../entities/component/identity.messages.js';
import { name } from '../../../frames/facts/field.messages.js';
import { violationTypeText } from '../../../entities/violation/violationText.js';
import { severityText } from '../../../entities/vocabulary/vocabulary.js';
import { SEVERITIES } from '../../../schema/enumerations.js';
import type { NamedByUuid } from '../../../schema/policy.js';
import { CodeField } from '../../../ui/fields/CodeField.js';
import { Combobox } from '../../../ui/fields/Combobox.js';
import type { ComboboxOption } from '../../../ui/fields/ComboboxOption.js';
import { NumberField } from '../../../ui/fields/NumberField.js';
import { Select } from '../../../ui/fields/Select.js';
import { TagsField } from '../../../ui/fields/TagsField.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { messages } from './condition.messages.js';
import type { ConditionDraft } from './policyValues.js';
import type { ConditionChoices } from './useConditionChoices.js';

/** The props of the control for the value of a condition. */
export interface ConditionValueProps {
  condition: ConditionDraft;
  choices: ConditionChoices;
  onChange: (change: Partial<ConditionDraft>) => void;
  onBlur: () => void;
  isReadOnly: boolean;
  /** The part of the value that is wrong; empty: all of it; undefined: nothing is. */
  wrongPart: string | undefined;
  /** Id of the text that says what is wrong or what can be typed. */
  describedBy: string | undefined;
}

/** The control for the value of a condition, as its subject needs it. */
export function ConditionValue(props: ConditionValueProps) {
  const { value: kind } = POLICY_SUBJECTS[props.condition.subject as PolicySubject];
  const Control = CONTROLS[kind];
  return <Control {...props} />;
}

const CONTROLS: Record<PolicyValueKind, (props: ConditionValueProps) => React.ReactNode> = {
  period: (props) => <Text {...props} placeholder={PLACEHOLDERS['AGE']} maxLength={30} />,
  pattern: (props) => <Text {...props} placeholder={PLACEHOLDERS[props.condition.subject]} />,
  version: (props) => <Text {...props} placeholder={PLACEHOLDERS['VERSION']} />,
  vulnerabilityId: (props) => <Text {...props} placeholder={PLACEHOLDERS['VULNERABILITY_ID']} />,
  coordinates: Coordinates,
  license: License,
  licenseGroup: LicenseGroup,
  severity: Severity,
  hash: Hash,
  cweList: Weaknesses,
  versionDistance: Distance,
  probability: Probability,
  flag: Flag,
  expression: Expression,
};

/** Examples of values, the same in every language. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  AGE: 'P1Y',
  VERSION: '2.0.0',
  VULNERABILITY_ID: 'CVE-2021-44228',
  PACKAGE_URL: 'pkg:maven/com.example/*',
  CPE: 'cpe:2.3:a:acme:*',
};

/** Returns the props that all value controls share. */
function useCommon({ isReadOnly, wrongPart, describedBy, onBlur }: ConditionValueProps, part = '') {
  const isWrong = wrongPart === '' || (wrongPart !== undefined && wrongPart === part);
  return {
    isLabelHidden: true,
    isReadOnly,
    onBlur,
    'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined,
  } as const;
}

function Text(props: ConditionValueProps & { placeholder?: string | undefined; maxLength?: number }) {
  const { condition, onChange, placeholder, maxLength = LONGEST_CONDITION_VALUE } = props;
  const intl = useIntl();
  return (
    <TextField
      {...useCommon(props)}
      label={intl.formatMessage(messages.value)}
      isMonospace
      autoComplete="off"
      placeholder={placeholder}
      maxLength={maxLength}
      value={condition.value}
      onValueChange={(value) => onChange({ value })}
    />
  );
}

/** One of several texts that a value in JSON has. */
function TextPart(props: ConditionValueProps & { part: string; label: string; placeholder?: string }) {
  const { condition, onChange, part, label, placeholder } = props;
  return (
    <TextField
      {...useCommon(props, part)}
      label={label}
      isMonospace
      autoComplete="off"
      placeholder={placeholder ?? label}
      value={textsIn(condition.value)[part] ?? ''}
      onValueChange={(text) => onChange({ value: withPart(condition.value, part, text) })}
    />
  );
}

function Coordinates(props: ConditionValueProps) {
  const intl = useIntl();
  return (
    <>
      <TextPart {...props} part="group" label={intl.formatMessage(group)} />
      <TextPart {...props} part="name" label={intl.formatMessage(name)} />
      <TextPart {...props} part="version" label={intl.formatMessage(version)} />
    </>
  );
}

function Hash(props: ConditionValueProps) {
  const { condition, onChange } = props;
  const intl = useIntl();
  const { algorithm = '' } = textsIn(condition.value);
  const label = intl.formatMessage(messages.algorithm);
  const known = HASH_MEMBERS.map((member) => HASHES[member].name);
  return (
    <>
      <Select
        {...useCommon(props, 'algorithm')}
        label={label}
        placeholder={label}
        options={known.map((value) => ({ value, label: value }))}
        value={known.find((one) => one.toLowerCase() === algorithm.toLowerCase()) ?? ''}
        onValueChange={(chosen) => onChange({ value: withPart(condition.value, 'algorithm', chosen) })}
      />
      <TextPart {...props} part="value" label={intl.formatMessage(messages.hash)} />
    </>
  );
}

function Distance(props: ConditionValueProps) {
  const { condition, onChange, wrongPart } = props;
  const intl = useIntl();
  const common = useCommon(props);
  const parts = textsIn(condition.value);
  return DISTANCE_PARTS.map((part) => (
    <NumberField
      key={part}
      {...common}
      aria-invalid={wrongPart === '' || wrongPart === part || undefined}
      label={intl.formatMessage(messages[part])}
      placeholder={intl.formatMessage(messages[part])}
      value={parts[part] === '?' ? '' : (parts[part] ?? '')}
      onValueChange={(number) => onChange({ value: withPart(condition.value, part, number) })}
    />
  ));
}

function Severity(props: ConditionValueProps) {
  const { condition, onChange } = props;
  const intl = useIntl();
  return (
    <Select
      {...useCommon(props)}
      label={intl.formatMessage(messages.value)}
      placeholder={intl.formatMessage(messages.chooseSubject)}
      options={SEVERITIES.map((value) => ({ value, label: severityText(intl, value) }))}
      value={SEVERITIES.find((severity) => severity === condition.value) ?? ''}
      onValueChange={(value) => onChange({ value })}
    />
  );
}

function License(props: ConditionValueProps) {
  const { condition, choices, onChange } = props;
  const { api, auth } = useHost();
  const intl = useIntl();
  const unresolved = { id: UNRESOLVED, label: intl.formatMessage(messages.unresolved) };
  const chosen = choices.licenses.byUuid.get(condition.value);
  return (
    <Combobox<ComboboxOption>
      {...useCommon(props)}
      label={intl.formatMessage(messages.value)}
      placeholder={intl.formatMessage(messages.findLicense)}
      canClear={false}
      value={condition.value === UNRESOLVED ? unresolved : chosen && licenseOption(chosen)}
      onValueChange={(option) => option && onChange({ value: option.id })}
      loadOptions={async (text, signal) => {
        const all = await fetchResource({ api, auth }, policies.licenses, { signal });
        const options = [unresolved, ...all.map(licenseOption)];
        const sought = text.toLowerCase();
        const found = options.filter(({ label }) => label.toLowerCase().includes(sought));
        const shown: ComboboxOption[] = found.slice(0, MOST_OPTIONS);
        if (found.length > MOST_OPTIONS) {
          const total = { shown: MOST_OPTIONS, total: found.length };
          shown.push({ id: '…', label: intl.formatMessage(messages.moreLicenses, total), isDisabled: true });
        }
        return shown;
      }}
    />
  );
}

/**
 * The value that replaces a license: matches components without a license, or with one that the server does
 * not know.
 */
export const UNRESOLVED = 'unresolved';
const MOST_OPTIONS = 50;

function licenseOption({ uuid, name: full, licenseId }: NamedByUuid): ComboboxOption {
  return { id: uuid, label: licenseId && licenseId !== full ? `${full} (${licenseId})` : full };
}

function LicenseGroup(props: ConditionValueProps) {
  const { condition, choices, onChange } = props;
  const intl = useIntl();
  const groups = [...choices.licenseGroups.byUuid.values()];
  return (
    <Select
      {...useCommon(props)}
      label={intl.formatMessage(messages.value)}
      placeholder={intl.formatMessage(messages.chooseSubject)}
      options={groups.map((one) => ({ value: one.uuid, label: one.name }))}
      value={condition.value}
      onValueChange={(value) => onChange({ value })}
    />
  );
}

function Weaknesses(props: ConditionValueProps) {
  const { condition, onChange } = props;
  const intl = useIntl();
  return (
    <TagsField
      {...useCommon(props)}
      label={intl.formatMessage(messages.value)}
      placeholder={intl.formatMessage(messages.addCwe)}
      normalize={weaknessText}
      value={condition.value
        .split(',')
        .map((text) => text.trim())
        .filter(Boolean)}
      onValueChange={(texts) => onChange({ value: texts.join(', ') })}
    />
  );
}

function weaknessText(text: string): string {
  const number = cweNumber(text);
  return number === undefined ? text.trim() : `CWE-${number}`;
}

function Probability(props: ConditionValueProps) {
  const { condition, onChange } = props;
  const intl = useIntl();
  return (
    <NumberField
      {...useCommon(props)}
      label={intl.formatMessage(messages.value)}
      placeholder={intl.formatNumber(0.5)}
      hasFraction
      value={condition.value}
      onValueChange={(value) => onChange({ value })}
    />
  );
}

function Flag(props: ConditionValueProps) {
  const { condition, onChange } = props;
  const intl = useIntl();
  return (
    <Select
      {...useCommon(props)}
      label={intl.formatMessage(messages.value)}
      options={[
        { value: 'true', label: intl.formatMessage(messages.yes) },
        { value: 'false', label: intl.formatMessage(messages.no) },
      ]}
      value={condition.value === 'true' || condition.value === 'false' ? condition.value : ''}
      onValueChange={(value) => onChange({ value })}
    />
  );
}

function Expression(props: ConditionValueProps) {
  const { condition, onChange } = props;
  const intl = useIntl();
  const common = useCommon(props);
  return (
    <>
      <Select
        {...common}
        label={intl.formatMessage(messages.violationType)}
        options={VIOLATION_TYPES.map((value) => ({ value, label: violationTypeText(intl, value) }))}
        value={VIOLATION_TYPES.find((type) => type === condition.violationType) ?? ''}
        placeholder={intl.formatMessage(messages.violationType)}
        onValueChange={(violationType) => onChange({ violationType })}
      />
      <CodeField
        {...common}
        label={intl.formatMessage(messages.cel)}
        value={condition.value}
        onValueChange={(value) => onChange({ value })}
      />
    </>
  );
}

/**
 * Returns the hint shown below a value that has no problem.
 * @param isSaved - true when the value is saved and unchanged. Its format then needs no explanation
 */
export function useValueHint(
  { subject, value }: Pick<ConditionDraft, 'subject' | 'value'>,
  isSaved: boolean,
): string | undefined {
  const intl = useIntl();
  const kind = POLICY_SUBJECTS[subject as PolicySubject]?.value;
  if (isSaved && kind !== 'period' && kind !== 'probability') return undefined;
  switch (kind) {
    case 'pattern':
      return intl.formatMessage(subject === 'CPE' ? messages.cpeHint : messages.patternHint);
    case 'coordinates':
      return intl.formatMessage(messages.coordinatesHint);
    case 'period': {
      const period = periodText(intl, value.trim().toUpperCase());
      return period === undefined
        ? intl.formatMessage(messages.periodHint)
        : intl.formatMessage(messages.periodMeans, { period });
    }
    case 'versionDistance':
      return intl.formatMessage(messages.distanceHint);
    case 'cweList':
      return intl.formatMessage(messages.cweHint);
    case 'probability': {
      const number = value.trim() === '' ? NaN : Number(value);
      return number >= 0 && number <= 1
        ? intl.formatMessage(messages.epssMeans, {
            percent: intl.formatNumber(number, { style: 'percent', maximumFractionDigits: 2 }),
          })
        : intl.formatMessage(messages.epssHint);
    }
    default:
      return undefined;
  }
}

/** Returns the texts of a JSON value as written, with numbers as texts. */
function textsIn(json: string): Record<string, string | undefined> {
  try {
    const parsed: unknown = JSON.parse(json);
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).flatMap(([part, text]) =>
        typeof text === 'string' || typeof text === 'number' ? [[part, String(text)]] : [],
      ),
    );
  } catch {
    return {};
  }
}

/**
 * Returns a JSON value with one text replaced. Without any text the value is empty, so that nothing is shown.
 */
function withPart(json: string, part: string, text: string): string {
  const { [part]: _, ...others } = textsIn(json);
  const all = text === '' ? others : { ...textsIn(json), [part]: text };
  return Object.keys(all).length === 0 ? '' : JSON.stringify(all);
}
