import type { IntlShape, MessageDescriptor } from 'react-intl';
import { auditMessages } from './audit.messages.js';
import { readable } from '../vocabulary/index.js';

/** The words for a justification or a vendor response; one that a newer server adds is shown as it is. */
export function auditText(intl: IntlShape, value: string): string {
  if (value === 'NOT_SET') return intl.formatMessage(auditMessages.notSet);
  const message = (auditMessages as Record<string, MessageDescriptor>)[value];
  return message ? intl.formatMessage(message) : readable(value);
}
