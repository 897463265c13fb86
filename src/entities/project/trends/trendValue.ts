import { useState } from 'react';
import { useHost } from '../../../host/KitProvider.js';
import type { PreferenceStore } from '../../../host/types.js';

/** The numbers of days that metrics over time can look back. */
export const TREND_DAYS = [30, 90, 365] as const;

/** The metrics that a chart over time shows. @public */
export type Trend =
  | 'vulnerabilities'
  | 'projects'
  | 'components'
  | 'risk'
  | 'findingsAudited'
  | 'suppressed'
  | 'violationsByState'
  | 'violationsByType'
  | 'violationsAudited';

/** What a chart of metrics over time can show, in the order of its choice. */
export const TRENDS: readonly Trend[] = [
  'vulnerabilities',
  'projects',
  'components',
  'risk',
  'findingsAudited',
  'suppressed',
  'violationsByState',
  'violationsByType',
  'violationsAudited',
];

/** The part of a history of metrics that is shown. @public */
export interface TrendValue {
  /** The number of days to look back: 30, 90, or 365. */
  days: number;
  /** The metrics that the chart shows. @defaultValue 'vulnerabilities' */
  trend?: Trend;
}

/** Reads and writes the part that is shown, for addresses (`days=90&trend=components`) and preferences. */
export interface TrendCodec {
  /** Reads what an address says. Without days in it, those that were remembered hold. */
  parse: (query: URLSearchParams, remembered?: TrendValue) => TrendValue;
  /** Writes it for an address, without the chart that is shown by default. */
  format: (value: TrendValue) => URLSearchParams;
  /** Returns the user's last choice of days. */
  remembered: (preferences: PreferenceStore) => TrendValue;
  /** Keeps the days. The chart is a question of the moment. */
  remember: (preferences: PreferenceStore, value: TrendValue) => void;
}

/**
 * @param key - the name under which the days are remembered
 * @param trends - the charts that there are
 */
export function trendCodec(key: string, trends: readonly Trend[]): TrendCodec {
  return {
    parse: (query, remembered = FIRST) => {
      const { days } = daysOf(query.get('days')) ?? remembered;
      const trend = trends.find((each) => each === query.get('trend'));
      return { days, ...(trend && trend !== trends[0] && { trend }) };
    },
    format: ({ days, trend }) =>
      new URLSearchParams({
        days: String(days),
        ...(trend !== undefined && trend !== trends[0] && { trend }),
      }),
    remembered: (preferences) => daysOf(preferences.get(key)) ?? FIRST,
    remember: (preferences, { days }) => preferences.set(key, String(days)),
  };
}

/** The part of a history that is shown, and functions that change it. */
export interface ShownTrend {
  days: number;
  trend: Trend;
  chooseDays: (days: number) => void;
  chooseTrend: (trend: Trend) => void;
}

/** Returns the host's value, or else the user's choice, whose days are remembered. */
export function useTrendValue(
  codec: TrendCodec,
  given: TrendValue | undefined,
  onValueChange: ((value: TrendValue, change: { isStep: boolean }) => void) | undefined,
): ShownTrend {
  const { preferences } = useHost();
  const [own, setOwn] = useState(() => codec.remembered(preferences));
  const { days, trend = 'vulnerabilities' } = given ?? own;
  const choose = (value: TrendValue) => {
    // As an address would say it.
    const chosen = codec.parse(codec.format(value));
    codec.remember(preferences, chosen);
    setOwn(chosen);
    onValueChange?.(chosen, { isStep: true });
  };
  return {
    days,
    trend,
    chooseDays: (count) => choose({ days: count, trend }),
    chooseTrend: (name) => choose({ days, trend: name }),
  };
}

const FIRST: TrendValue = { days: 90 };

function daysOf(text: string | null | undefined): TrendValue | undefined {
  const days = TREND_DAYS.find((each) => String(each) === text);
  return days && { days };
}
