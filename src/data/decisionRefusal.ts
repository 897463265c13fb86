import type { IntlShape } from 'react-intl';
import { DecidedMeanwhile } from './changeDecision.js';
import { messages } from './decisionRefusal.messages.js';
import { errorText } from './errorText.js';

/** Why a finding was not changed, the server's own words where it gave some. */
export function refusalText(intl: IntlShape, error: unknown): string {
  if (error instanceof DecidedMeanwhile) return intl.formatMessage(messages.decidedMeanwhile);
  const { title, detail } = errorText(intl, error);
  return detail ? `${title} ${detail}` : title;
}
