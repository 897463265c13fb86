import { orderMatcher } from './orderMatcher.js';

/**
 * The test behind `AGE`: compares the day something was published, plus a period, with today. "Greater" means older:
 * `NUMERIC_GREATER_THAN` fits when that day lies in the past.
 * @param period - of years, months, weeks and days, such as `P1Y6M` (ISO 8601); one of no length fits nothing
 * @param now - milliseconds since 1970
 * @returns undefined when the period or the operator makes no sense; the test takes milliseconds since 1970
 */
export function ageMatcher(
  operator: string,
  period: string,
  now: number,
): ((published: number | null | undefined) => boolean) | undefined {
  const fits = orderMatcher(operator);
  const [matched, ...texts] = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/i.exec(period.trim()) ?? [];
  const [years = 0, months = 0, weeks = 0, days = 0] = texts.map((text) => Number(text ?? 0));
  if (!fits || matched === undefined || years + months + weeks + days === 0) return undefined;
  const today = dayOf(now);
  return (published) => {
    if (published === null || published === undefined) return false;
    const due = addMonths(dayOf(published), years * 12 + months) + (weeks * 7 + days) * DAY_MS;
    // A day beyond the range of dates is in the future.
    return fits(Number.isNaN(due) ? -1 : today - due);
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (moment: number) => Math.floor(moment / DAY_MS) * DAY_MS;

// The 31st of a month that has fewer days is its last one.
function addMonths(day: number, months: number): number {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
}
