import type { IntlShape } from 'react-intl';
import type { VectorRating } from '../../../domain/scores/rateVector.js';
import { cvssSeverityText, scoreText } from '../../score/index.js';
import { severityText } from '../../vocabulary/index.js';
import { messages } from './rescoring.messages.js';

/** A score with its severity, such as 9.8 Critical; of OWASP, which has no single score, the severity. */
export function ratingText(intl: IntlShape, { severity, score }: VectorRating): string {
  const word = severity === 'NONE' ? cvssSeverityText(intl, severity) : severityText(intl, severity);
  if (score === undefined) return word;
  return intl.formatMessage(messages.rating, { score: scoreText(intl, score), severity: word });
}
