import type { IntlShape, MessageDescriptor } from 'react-intl';
import { POLICY_SUBJECTS, type PolicySubject } from '../../domain/policy/policySubjects.js';
import { SEVERITIES, type Severity } from '../../schema/enumerations.js';
import { conditionMessages as messages } from './policyCondition.messages.js';
import { readable, severityText } from '../vocabulary/index.js';

/** A condition of a policy, as servers write it. */
export interface ConditionParts {
  subject: string;
  operator: string;
  value: string;
}

/**
 * Returns a condition of a policy as a sentence without a period: “Severity is Critical”. Licenses and
 * license groups are referenced by UUIDs. A name is shown where the caller knows it.
 * @param license - the license that a UUID identifies
 */
export function conditionText(
  intl: IntlShape,
  { subject, operator, value }: ConditionParts,
  license?: { uuid?: string; licenseId?: string; name?: string },
): string {
  const isNegated = operator === 'IS_NOT';
  if (subject === 'LICENSE' && value === 'unresolved') {
    return intl.formatMessage(isNegated ? messages.resolved : messages.unresolved);
  }
  if (subject === 'LICENSE' && (license === undefined || license.uuid !== value)) {
    return intl.formatMessage(isNegated ? messages.otherLicense : messages.bannedLicense);
  }
  if (subject === 'LICENSE_GROUP') {
    return intl.formatMessage(isNegated ? messages.otherGroup : messages.bannedGroup);
  }
  if (subject === 'IS_INTERNAL') {
    const isInternal = (value.toLowerCase() === 'true') !== isNegated;
    return intl.formatMessage(messages.internal, { isInternal: isInternal ? 'yes' : 'no' });
  }
  const words = wordsOf(subject);
  const name = words ? intl.formatMessage(words) : readable(subject);
  const sentence = wordsOf(operator);
  const said =
    subject === 'LICENSE' ? (license?.licenseId ?? license?.name ?? value) : valueText(intl, subject, value);
  // A newer server may compare in ways that the kit has no sentence for.
  if (!sentence)
    return [name, subject === 'EXPRESSION' ? '' : readable(operator), said].filter(Boolean).join(' ');
  return intl.formatMessage(sentence, { kind: subject, subject: name, value: said });
}

function wordsOf(word: string): MessageDescriptor | undefined {
  return /^[A-Z_]+$/.test(word) ? (messages as Readonly<Record<string, MessageDescriptor>>)[word] : undefined;
}

/** The value of a condition as people read it; one that is not as it should be is shown as it is. */
function valueText(intl: IntlShape, subject: string, value: string): string {
  const kind = POLICY_SUBJECTS[subject as PolicySubject]?.value;
  switch (kind) {
    case 'severity':
      return SEVERITIES.some((severity) => severity === value)
        ? severityText(intl, value as Severity)
        : value;
    case 'period':
      return periodText(intl, value) ?? value;
    case 'probability':
      return value.trim() !== '' && Number.isFinite(Number(value))
        ? intl.formatNumber(Number(value), { style: 'percent', maximumFractionDigits: 2 })
        : value;
    case 'coordinates':
      return partsOf(value, ['group', 'name', 'version'])?.join(' ') ?? value;
    case 'hash':
      return partsOf(value, ['algorithm', 'value'])?.join(' ') ?? value;
    case 'versionDistance':
      return distanceText(intl, value) ?? value;
    default:
      return value;
  }
}

const PERIOD_UNITS = ['year', 'month', 'week', 'day'] as const;

/** `P1Y6M` as “1 year, 6 months”; undefined for what is no period. */
export function periodText(intl: IntlShape, value: string): string | undefined {
  const found = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/.exec(value);
  const parts = PERIOD_UNITS.flatMap((unit, index) => {
    const count = found?.[index + 1];
    return count === undefined
      ? []
      : [intl.formatNumber(Number(count), { style: 'unit', unit, unitDisplay: 'long' })];
  });
  return parts.length > 0 ? intl.formatList(parts, { type: 'unit' }) : undefined;
}

function distanceText(intl: IntlShape, value: string): string | undefined {
  const parts = distanceParts(intl, value);
  return parts.length > 0 ? intl.formatList(parts, { type: 'unit' }) : undefined;
}

/** The numbers above 0 of a distance of versions, each as “2 minor versions”. */
export function distanceParts(intl: IntlShape, value: string): string[] {
  const distance = objectOf(value);
  return ['epoch', 'major', 'minor', 'patch'].flatMap((part) => {
    const count = Number(distance?.[part] ?? 0);
    return Number.isInteger(count) && count > 0
      ? [intl.formatMessage(messages.distance, { part, count })]
      : [];
  });
}

/** Returns the subject of a condition of a policy: “Severity”. */
export function subjectText(intl: IntlShape, subject: string): string {
  const words = wordsOf(subject);
  return words ? intl.formatMessage(words) : readable(subject);
}

/** Texts of an object in JSON, those that are there. */
function partsOf(value: string, members: readonly string[]): string[] | undefined {
  const object = objectOf(value);
  const parts = members
    .map((member) => object?.[member])
    .filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? (parts as string[]) : undefined;
}

function objectOf(value: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
