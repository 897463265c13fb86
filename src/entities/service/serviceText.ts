import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { DataClassification, Service } from '../../schema/service.js';
import * as messages from './service.messages.js';
import { readable } from '../vocabulary/index.js';

const DIRECTIONS: Readonly<Record<string, MessageDescriptor>> = {
  INBOUND: messages.inbound,
  OUTBOUND: messages.outbound,
  BI_DIRECTIONAL: messages.both,
  UNKNOWN: messages.unknown,
};

/**
 * Returns the words for the direction of a data flow. A direction that a newer server adds is shown as it is.
 */
export function directionText(intl: IntlShape, direction = 'UNKNOWN'): string {
  const message = DIRECTIONS[direction];
  return message ? intl.formatMessage(message) : readable(direction);
}

/** Data of a service in one line: `PII (Inbound)`. */
export function dataText(intl: IntlShape, { name, direction }: DataClassification): string {
  const way = directionText(intl, direction);
  return name ? `${name} (${way})` : way;
}

/** Group, name and version of a service in one line. */
export function serviceText({ group, name, version }: Pick<Service, 'group' | 'name' | 'version'>): string {
  return [group, name, version].filter(Boolean).join(' ');
}
