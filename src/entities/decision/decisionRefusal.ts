import type { IntlShape } from 'react-intl';
import { DecidedByOthers } from '../../data/changeDecision.js';
import { errorText } from '../../data/errorText.js';
import { decidedMeanwhile } from './decisionRun.messages.js';

/** Why a decision was not changed, the server's own words where it gave some. */
export function refusalText(intl: IntlShape, error: unknown): string {
  if (error instanceof DecidedByOthers) return intl.formatMessage(decidedMeanwhile);
  const { title, detail } = errorText(intl, error);
  return detail ? `${title} ${detail}` : title;
}
