/**
 * Days that a user chooses are days in their own time zone, from midnight to midnight: 23 or 25 hours where
 * the clock changes. Servers read a day in their own zone, which no response names.
 */
import { dayOf, isDay, type Bounds } from './range.js';

/** The first and the last moment of a range of days, in the zone of the browser, epoch milliseconds. */
export function momentsOf({ from, to }: Bounds<string>): Bounds<number> {
  return {
    from: from === undefined ? undefined : midnightOf(from, 0),
    to: to === undefined ? undefined : midnightOf(to, 1) - 1,
  };
}

/**
 * Returns true when a moment is within a range of days, in the zone of the browser. An unknown moment is
 * within no days.
 */
export function isWithinDays(moment: number | undefined, { from, to }: Bounds<string>): boolean {
  if (moment === undefined) return false;
  const day = dayOf(moment);
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

/**
 * Returns the first and the last day that a server may assign to a moment, whatever its time zone. Undefined
 * beyond the years of four digits.
 */
export function daysNear(moment: number): { first: string; last: string } | undefined {
  const [first, last] = [moment - MOST_BEHIND_UTC, moment + MOST_AHEAD_OF_UTC].map(utcDay);
  return first === undefined || last === undefined ? undefined : { first, last };
}

/**
 * The days to ask of a server whose zone is unknown: they contain every moment of the range, and up to two days more at each end. What
 * is too much is left out with {@link isWithinDays}.
 */
export function daysAround(days: Bounds<string>): Bounds<string> {
  const { from, to } = momentsOf(days);
  return {
    from: from === undefined ? undefined : daysNear(from)?.first,
    to: to === undefined ? undefined : daysNear(to)?.last,
  };
}

/** A day of the calendar, so many days after another one. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * HOUR_MS).toISOString().slice(0, 10);
}

const HOUR_MS = 60 * 60 * 1000;
/** Baker Island is the furthest behind, Kiritimati the furthest ahead. */
const MOST_BEHIND_UTC = 12 * HOUR_MS;
const MOST_AHEAD_OF_UTC = 14 * HOUR_MS;

/**
 * Returns the moment when a day starts, or the day so many days later. Where the clock skips midnight, the
 * day starts with the first hour that exists.
 */
function midnightOf(day: string, daysLater: number): number {
  const [year, month, date] = day.split('-').map(Number);
  const midnight = new Date(2000, 0, 1);
  // The constructor takes years below 100 for those of the last century.
  midnight.setFullYear(year!, month! - 1, date! + daysLater);
  return midnight.getTime();
}

/** The day of a moment in UTC, as far as four digits of a year reach. */
function utcDay(moment: number): string | undefined {
  const day = new Date(moment).toISOString().slice(0, 10);
  return isDay(day) ? day : undefined;
}
