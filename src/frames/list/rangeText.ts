import type { IntlShape } from 'react-intl';
import { endsOf, isDay } from '../../domain/range.js';
import { dateText } from '../facts/dateText.js';
import { messages } from './listRange.messages.js';

/** A range in words, each bound as `boundText` says it. A range whose only bound is the same twice is that bound. */
export function rangeText(
  intl: IntlShape,
  range: string,
  boundText: (intl: IntlShape, bound: string) => string,
): string {
  const { from, to } = endsOf(range);
  if (from !== undefined && from === to) return boundText(intl, from);
  if (from !== undefined && to !== undefined) {
    return intl.formatMessage(messages.between, { from: boundText(intl, from), to: boundText(intl, to) });
  }
  if (to !== undefined) return intl.formatMessage(messages.to, { to: boundText(intl, to) });
  const since = isDay(from ?? '') ? messages.since : messages.from;
  return intl.formatMessage(since, { from: boundText(intl, from ?? '') });
}

/** A day in words, the same wherever the reader is. */
export function dayText(intl: IntlShape, day: string): string {
  return dateText(intl, new Date(`${day}T12:00:00`).getTime());
}
