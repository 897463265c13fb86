import { daysCodec } from '../../../entities/project/trends/daysValue.js';

/** What a dashboard shows. @public */
export interface PortfolioDashboardValue {
  /** How many days back: 30, 90 or 365. */
  days: number;
}

/** In addresses and preferences. */
export const dashboardCodec = daysCodec('PortfolioDashboardDays');

/** Reads what an address says; without it what was remembered holds. @public */
export const parsePortfolioDashboardValue = dashboardCodec.parse;

/** The same for an address: `days=90`. @public */
export const formatPortfolioDashboardValue = dashboardCodec.format;

/** What the user chose last. @public */
export const rememberedPortfolioDashboardValue = dashboardCodec.remembered;
