import { RATING_COLUMNS } from '../rules/vulnerabilityColumns.js';
import type { Database } from './database.js';

/** The findings (`f`) of a project with the ratings of their vulnerability (`v`), and what was decided (`a`) where something was. */
export const ratedFindings = (db: Database, projectId: number) =>
  db.build
    .selectFrom('finding as f')
    .innerJoin('vulnerability as v', 'v.id', 'f.vulnerabilityId')
    .leftJoin('analysis as a', (join) =>
      join.onRef('a.componentId', '=', 'f.componentId').onRef('a.vulnerabilityId', '=', 'f.vulnerabilityId'),
    )
    .select('f.componentId')
    .select(RATING_COLUMNS)
    .where('f.projectId', '=', projectId);
