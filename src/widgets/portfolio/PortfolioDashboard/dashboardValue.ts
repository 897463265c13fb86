import { TRENDS, trendCodec, type Trend } from '../../../entities/project/trends/trendValue.js';

/** The view of a dashboard. @public */
export interface PortfolioDashboardValue {
  /** The number of days to look back: 30, 90, or 365. */
  days: number;
  /** The metrics that the chart shows. @defaultValue 'vulnerabilities' */
  trend?: Trend;
}

/** In addresses and preferences. */
export const dashboardCodec = trendCodec('PortfolioDashboardDays', TRENDS);

/** Reads what an address says; without it what was remembered holds. @public */
export const parsePortfolioDashboardValue = dashboardCodec.parse;

/** The same for an address: `days=90&trend=components`. @public */
export const formatPortfolioDashboardValue = dashboardCodec.format;

/** The last choice of the user. @public */
export const rememberedPortfolioDashboardValue = dashboardCodec.remembered;
