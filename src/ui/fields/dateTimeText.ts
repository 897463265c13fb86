/** Represents a partly typed date or time, which browsers treat as empty. @public */
export const HALF_TYPED = 'incomplete';

/** A moment as it appears in two fields: a day such as `2026-03-31`, and a time such as `22:00:00`. */
export interface DateTime {
  date: string;
  time: string;
}

/** A moment on the clock of a zone; a value that cannot be read is a day that is half typed. */
export function dateTimeOf(value: string, zone: 'local' | 'UTC'): DateTime {
  if (value === '') return { date: '', time: '' };
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return { date: HALF_TYPED, time: '' };
  const shifted = zone === 'UTC' ? moment : new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  const [date = '', time = ''] = shifted.toISOString().slice(0, 19).split('T');
  return { date, time };
}

/**
 * Returns the moment that two fields represent, in UTC. A day without a time means midnight. A time without a
 * day is half a moment.
 */
export function momentOf({ date, time }: DateTime, zone: 'local' | 'UTC'): string {
  if (date === '' && time === '') return '';
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || time === HALF_TYPED) return HALF_TYPED;
  const moment = new Date(`${date}T${time || '00:00:00'}${zone === 'UTC' ? 'Z' : ''}`);
  return Number.isNaN(moment.getTime()) ? HALF_TYPED : moment.toISOString().replace('.000Z', 'Z');
}
