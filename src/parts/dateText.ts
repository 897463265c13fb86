import { defineMessage, type IntlShape } from 'react-intl';

const messages = {
  today: defineMessage<{ readonly time: string }>({
    id: 'date.today',
    defaultMessage: 'today, {time}',
    description: 'A point in time of today inside of a sentence or a list; time such as 09:40',
  }),
};

/** A date in the words of the language: “19 Nov 2026”. */
export function dateText(intl: IntlShape, epochMs: number): string {
  return intl.formatDate(epochMs, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A time of day: “14:02”. */
export function timeText(intl: IntlShape, epochMs: number): string {
  return intl.formatTime(epochMs, { hour: '2-digit', minute: '2-digit' });
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
    hour: '2-digit',
    minute: '2-digit',
  });
}
