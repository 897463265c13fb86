import type { IntlShape } from 'react-intl';
import { excerpt } from '../../domain/excerpt.js';
import type { VectorError } from '../../domain/scores/VectorError.js';
import { messages } from './VectorField.messages.js';

/**
 * Returns the sentence for an error in a vector.
 * @param nameOf - the name of a metric or factor
 * @param standard - the standard that the vector should follow, such as `CVSS v3.1`
 */
export function vectorErrorText(
  intl: IntlShape,
  error: VectorError,
  nameOf: (metric: string) => string,
  standard: string,
): string {
  const { problem } = error;
  const part = excerpt(error.part ?? '');
  const metric = excerpt(error.metric ?? '');
  const name = `${nameOf(metric)} (${metric})`;
  const expected = intl.formatList(error.expected ?? [], { type: 'disjunction' });
  switch (problem) {
    case 'empty':
      return intl.formatMessage(messages.empty);
    case 'version':
      return intl.formatMessage(messages.version, { part, expected });
    case 'malformed':
      return part === ''
        ? intl.formatMessage(messages.malformedEmpty)
        : intl.formatMessage(messages.malformed, { part });
    case 'unknownMetric':
      return intl.formatMessage(messages.unknownMetric, { part, metric, standard });
    case 'unknownValue':
      return intl.formatMessage(messages.unknownValue, { part, name, expected });
    case 'repeatedMetric':
      return intl.formatMessage(messages.repeatedMetric, { part, name });
    case 'missingMetric':
      return intl.formatMessage(messages.missingMetric, { name });
  }
}
