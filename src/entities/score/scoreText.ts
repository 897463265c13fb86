import type { IntlShape } from 'react-intl';

/** A score with one decimal. */
export function scoreText(intl: IntlShape, score: number): string {
  return intl.formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
