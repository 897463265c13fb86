import { TRENDS, trendCodec, type Trend } from '../../../entities/project/trends/trendValue.js';

/** The view of the overview of a project. @public */
export interface ProjectOverviewValue {
  /** The number of days to look back: 30, 90, or 365. */
  days: number;
  /** The metrics that the chart shows. A project has no `projects`. @defaultValue 'vulnerabilities' */
  trend?: Trend;
}

/** The metrics over time of a single project. */
export const PROJECT_TRENDS = TRENDS.filter((trend) => trend !== 'projects');

/** In addresses and preferences. */
export const overviewCodec = trendCodec('ProjectOverviewDays', PROJECT_TRENDS);

/** Reads what an address says; without it what was remembered holds. @public */
export const parseProjectOverviewValue = overviewCodec.parse;

/** The same for an address: `days=90&trend=components`. @public */
export const formatProjectOverviewValue = overviewCodec.format;

/** The last choice of the user. @public */
export const rememberedProjectOverviewValue = overviewCodec.remembered;
