import { daysCodec } from '../../../entities/project/trends/daysValue.js';

/** What the overview of a project shows. @public */
export interface ProjectOverviewValue {
  /** How many days back: 30, 90 or 365. */
  days: number;
}

/** In addresses and preferences. */
export const overviewCodec = daysCodec('ProjectOverviewDays');

/** Reads what an address says; without it what was remembered holds. @public */
export const parseProjectOverviewValue = overviewCodec.parse;

/** The same for an address: `days=90`. @public */
export const formatProjectOverviewValue = overviewCodec.format;

/** What the user chose last. @public */
export const rememberedProjectOverviewValue = overviewCodec.remembered;
