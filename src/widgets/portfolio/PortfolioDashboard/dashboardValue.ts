import type { PreferenceStore } from '../../../host/types.js';

/** How many days back a dashboard can look. */
export const DASHBOARD_DAYS = [30, 90, 365] as const;

/** What a dashboard shows. @public */
export interface PortfolioDashboardValue {
  /** How many days back: 30, 90 or 365. */
  days: number;
}

const KEY = 'PortfolioDashboardDays';
const FIRST: PortfolioDashboardValue = { days: 90 };

/** Reads what an address says; without it what was remembered holds. @public */
export function parsePortfolioDashboardValue(
  query: URLSearchParams,
  remembered: PortfolioDashboardValue = FIRST,
): PortfolioDashboardValue {
  return valueOf(query.get('days')) ?? remembered;
}

/** The same for an address: `days=90`. @public */
export function formatPortfolioDashboardValue({ days }: PortfolioDashboardValue): URLSearchParams {
  return new URLSearchParams({ days: String(days) });
}

/** What the user chose last. @public */
export function rememberedPortfolioDashboardValue(preferences: PreferenceStore): PortfolioDashboardValue {
  return valueOf(preferences.get(KEY)) ?? FIRST;
}

/** Keeps what the user chose. */
export function rememberDashboardValue(
  preferences: PreferenceStore,
  { days }: PortfolioDashboardValue,
): void {
  preferences.set(KEY, String(days));
}

function valueOf(text: string | null | undefined): PortfolioDashboardValue | undefined {
  const days = DASHBOARD_DAYS.find((each) => String(each) === text);
  return days && { days };
}
