import type { IntlShape } from 'react-intl';
import { HASH_LENGTHS } from '../../../domain/hashes.js';
import {
  LONGEST_CONDITION_VALUE,
  type ConditionProblem,
  type ConditionProblemCode,
} from '../../../domain/policy/conditionProblem.js';
import { fieldProblemMessages } from '../../../frames/facts/fieldProblem.messages.js';
import { messages } from './condition.messages.js';
import type { ConditionDraft } from './policyValues.js';

/** Describes the problem of a condition, and what to enter instead. */
export function conditionProblemText(
  intl: IntlShape,
  { code, text = '', count = 0 }: ConditionProblem,
  { subject, value }: Pick<ConditionDraft, 'subject' | 'value'>,
): string {
  switch (code) {
    case 'subject':
      return intl.formatMessage(subject === '' ? messages.problemSubject : messages.problemSubjectUnknown);
    case 'tooLong':
      return intl.formatMessage(messages.problemTooLong, { limit: LONGEST_CONDITION_VALUE });
    case 'unreadable':
      return intl.formatMessage(messages.problemUnreadable, { value });
    case 'pattern':
    case 'version':
    case 'cwe':
      return intl.formatMessage(WITH_TEXT[code], { text });
    case 'anyDigits': {
      const counts = intl.formatList(HASH_LENGTHS.map(String), { type: 'disjunction' });
      return intl.formatMessage(messages.problemAnyDigits, { counts });
    }
    case 'digits':
      return intl.formatMessage(messages.problemDigits, { count });
    default:
      return intl.formatMessage(PLAIN[code]);
  }
}

const WITH_TEXT = {
  pattern: messages.problemPattern,
  version: messages.problemVersion,
  cwe: messages.problemCwe,
};

type PlainCode = Exclude<
  ConditionProblemCode,
  'subject' | 'tooLong' | 'unreadable' | 'digits' | 'anyDigits' | keyof typeof WITH_TEXT
>;

const PLAIN = {
  operator: messages.problemOperator,
  empty: messages.problemEmpty,
  controlCharacter: fieldProblemMessages.controlCharacter,
  period: messages.problemPeriod,
  periodZero: messages.problemPeriodZero,
  algorithm: messages.problemAlgorithm,
  hexadecimal: messages.problemHexadecimal,
  wholeNumber: messages.problemWholeNumber,
  probability: messages.problemProbability,
  identifier: messages.problemIdentifier,
  never: messages.problemNever,
} satisfies Record<PlainCode, unknown>;
