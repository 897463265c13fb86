import { useState } from 'react';
import { useHost } from '../../../host/KitProvider.js';
import type { PreferenceStore } from '../../../host/types.js';

/** The numbers of days that metrics over time can look back. */
export const TREND_DAYS = [30, 90, 365] as const;

/** The period that metrics over time cover. */
export interface DaysValue {
  /** The number of days to look back: 30, 90, or 365. */
  days: number;
}

/** Reads and writes how far a widget looks back, for addresses (`days=90`) and preferences. */
export interface DaysCodec {
  /** Reads what an address says; without it what was remembered holds. */
  parse: (query: URLSearchParams, remembered?: DaysValue) => DaysValue;
  format: (value: DaysValue) => URLSearchParams;
  /** Returns the user's last choice. */
  remembered: (preferences: PreferenceStore) => DaysValue;
  /** Keeps what the user chose. */
  remember: (preferences: PreferenceStore, value: DaysValue) => void;
}

/** @param key - under which it is remembered */
export function daysCodec(key: string): DaysCodec {
  return {
    parse: (query, remembered = FIRST) => valueOf(query.get('days')) ?? remembered,
    format: ({ days }) => new URLSearchParams({ days: String(days) }),
    remembered: (preferences) => valueOf(preferences.get(key)) ?? FIRST,
    remember: (preferences, { days }) => preferences.set(key, String(days)),
  };
}

/**
 * Returns the number of days a widget looks back: the host's value, or else the user's choice, which is
 * remembered.
 */
export function useDays(
  codec: DaysCodec,
  given: DaysValue | undefined,
  onValueChange: ((value: DaysValue, change: { isStep: boolean }) => void) | undefined,
): [days: number, choose: (days: number) => void] {
  const { preferences } = useHost();
  const [own, setOwn] = useState(() => codec.remembered(preferences));
  const choose = (days: number) => {
    codec.remember(preferences, { days });
    setOwn({ days });
    onValueChange?.({ days }, { isStep: true });
  };
  return [(given ?? own).days, choose];
}

const FIRST: DaysValue = { days: 90 };

function valueOf(text: string | null | undefined): DaysValue | undefined {
  const days = TREND_DAYS.find((each) => String(each) === text);
  return days && { days };
}
