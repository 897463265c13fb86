import type { IntlShape } from 'react-intl';
import { isWholeDay } from '../../domain/isWholeDay.js';
import { messages } from './dateText.messages.js';

/** A date in the words of the language: “19 Nov 2026”. */
export function dateText(intl: IntlShape, epochMs: number): string {
  return intl.formatDate(epochMs, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A time of day: “14:02”. */
export function timeText(intl: IntlShape, epochMs: number): string {
  return intl.formatTime(epochMs, timeOfDay(intl));
}

/** A point in time: “today, 09:40” or “19 Nov 2026, 14:02”. */
export function dateTimeText(intl: IntlShape, epochMs: number, now: number = Date.now()): string {
  if (new Date(epochMs).toDateString() === new Date(now).toDateString()) {
    return intl.formatMessage(messages.today, { time: timeText(intl, epochMs) });
  }
  return intl.formatDate(epochMs, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...timeOfDay(intl),
  });
}

/**
 * Returns the time when metrics were counted. Some servers count by the day and report its midnight in UTC,
 * so there is no time to show: “19 Nov 2026”.
 */
export function countedAtText(intl: IntlShape, epochMs: number): string {
  if (!isWholeDay(epochMs)) return dateTimeText(intl, epochMs);
  return intl.formatDate(epochMs, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
}

/** With a zero in front where the day has 24 hours: “09:40”, but “9:40 AM”. */
function timeOfDay({ formatters, locale }: IntlShape) {
  const { hour12 } = formatters.getDateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' } as const;
}
