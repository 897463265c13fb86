import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { IconName } from '../../ui/controls/Icon.js';
import { readable } from '../vocabulary/index.js';
import { violationMessages as messages } from './violation.messages.js';
import { violationCountsMessages } from './violationCounts.messages.js';

/** Returns the words for a violation state. A state that a newer server adds is shown as it is. */
export function violationStateText(intl: IntlShape, state: string): string {
  const message = STATES[state];
  return message ? intl.formatMessage(message) : readable(state);
}

/** Returns the words for a violation type. A type that a newer server adds is shown as it is. */
export function violationTypeText(intl: IntlShape, type: string): string {
  const message = TYPES[type];
  return message ? intl.formatMessage(message) : readable(type);
}

/** Shapes of what violations mean, so that colour is not alone. */
export const VIOLATION_ICONS: Readonly<Record<string, IconName>> = {
  FAIL: 'vio-fail',
  WARN: 'vio-warn',
  INFO: 'vio-info',
};

const STATES: Readonly<Record<string, MessageDescriptor>> = {
  FAIL: violationCountsMessages.fail,
  WARN: violationCountsMessages.warn,
  INFO: violationCountsMessages.info,
};

const TYPES: Readonly<Record<string, MessageDescriptor>> = {
  LICENSE: messages.license,
  SECURITY: messages.security,
  OPERATIONAL: messages.operational,
};
