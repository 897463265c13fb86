import type { IntlShape } from 'react-intl';
import { fieldProblemMessages } from './fieldProblem.messages.js';

/** Why a server refused fields, as each says it. */
export function refusedFieldTexts(
  intl: IntlShape,
  fields: Partial<Record<string, readonly string[]>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, reasons = []]) => [
      field,
      intl.formatMessage(fieldProblemMessages.refused, { reason: reasons.join(' · ') }),
    ]),
  );
}
