/** Words for the factors of the OWASP Risk Rating Methodology and their values. */
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { OwaspLevel } from '../../domain/severity.js';
import { messages as factors } from './owaspFactor.messages.js';
import { messages as levels } from './owaspLevel.messages.js';

/** Name of a factor; one that is not known is named by its abbreviation. */
export function owaspFactorText(intl: IntlShape, key: string): string {
  const message = (factors as Readonly<Record<string, MessageDescriptor>>)[key];
  return message ? intl.formatMessage(message) : key;
}

/** Returns the meaning of a factor value. */
export function owaspValueText(intl: IntlShape, key: string, value: number): string {
  const message = (levels as Readonly<Record<string, MessageDescriptor>>)[`${key}${value}`];
  return message ? intl.formatMessage(message) : '';
}

/** The word for a level. */
export function owaspLevelText(intl: IntlShape, level: OwaspLevel): string {
  return intl.formatMessage(
    { LOW: factors.levelLow, MEDIUM: factors.levelMedium, HIGH: factors.levelHigh }[level],
  );
}
