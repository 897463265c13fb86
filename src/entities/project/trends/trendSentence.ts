import type { IntlShape } from 'react-intl';
import type { TimeSeries } from '../../../ui/charts/TimeChart/index.js';
import { messages } from './trends.messages.js';

/**
 * Returns the sentence that describes a chart, as its name for screen readers: how the part that it is about
 * changed, or the sum of all its bands.
 * @param days - length of the time axis
 */
export function trendSentence(
  intl: IntlShape,
  { title, series, days: shown }: { title: string; series: TimeSeries; days: number },
): string {
  const { bands, about, times } = series;
  // Metrics may be younger than the time axis.
  const measured = Math.round(((times.at(-1) ?? 0) - (times.at(0) ?? 0)) / DAY_MS);
  const days = Math.min(shown, measured);
  const sumAt = (place: number) => bands.reduce((sum, { values }) => sum + (values.at(place) ?? 0), 0);
  const part = bands.find(({ id }) => id === about);
  if (!part) return intl.formatMessage(messages.sentence, { title, from: sumAt(0), to: sumAt(-1), days });
  return intl.formatMessage(messages.sentenceOfPart, {
    title,
    part: part.label,
    from: part.values.at(0) ?? 0,
    to: part.values.at(-1) ?? 0,
    total: sumAt(-1),
    days,
  });
}

const DAY_MS = 86_400_000;
