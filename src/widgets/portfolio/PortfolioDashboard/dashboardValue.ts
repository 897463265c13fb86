import { daysCodec } from '../../../entities/project/trends/daysValue.js';

/** The view of a dashboard. @public */
export interface PortfolioDashboardValue {
  /** The number of days to look back: 30, 90, or 365. */
  days: number;
}

/** In addresses and preferences. */
export const dashboardCodec = daysCodec('PortfolioDashboardDays');

/** Reads what an address says; without it what was remembered holds. @public */
export const parsePortfolioDashboardValue = dashboardCodec.parse;

/** The same for an address: `days=90`. @public */
export const formatPortfolioDashboardValue = dashboardCodec.format;

/** The last choice of the user. @public */
export const rememberedPortfolioDashboardValue = dashboardCodec.remembered;
