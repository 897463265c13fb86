import { daysCodec } from '../../../entities/project/trends/daysValue.js';

/** The view of the overview of a project. @public */
export interface ProjectOverviewValue {
  /** The number of days to look back: 30, 90, or 365. */
  days: number;
}

/** In addresses and preferences. */
export const overviewCodec = daysCodec('ProjectOverviewDays');

/** Reads what an address says; without it what was remembered holds. @public */
export const parseProjectOverviewValue = overviewCodec.parse;

/** The same for an address: `days=90`. @public */
export const formatProjectOverviewValue = overviewCodec.format;

/** The last choice of the user. @public */
export const rememberedProjectOverviewValue = overviewCodec.remembered;
