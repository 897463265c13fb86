import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

import type { AffectedProjectCounts } from '../rules/vulnerabilityJson.js';
import { rowsOf } from './database.js';
import type { Database } from './database.js';

/** A project with components that have a vulnerability. */
export interface AffectedProject {
  uuid: string;
  name: string;
  version: string | undefined;
  active: boolean;
  /** True when the project declares which of its components it depends on directly. */
  dependencyGraphAvailable: boolean;
  affectedComponentUuids: string[];
}

/**
 * Projects with an unsuppressed finding of a vulnerability.
 * @param isVisible - a condition on `component.projectId`, see http/access.ts
 */
export function affectedProjects(
  db: Database,
  vulnerabilityId: number,
  options: { withInactive: boolean; isVisible: RawBuilder<SqlBool> },
): AffectedProject[] {
  const rows = db.all(
    db.build
      .selectFrom('finding')
      .innerJoin('component', 'component.id', 'finding.componentId')
      .innerJoin('project', 'project.id', 'component.projectId')
      .leftJoin('analysis', (join) =>
        join
          .onRef('analysis.componentId', '=', 'finding.componentId')
          .onRef('analysis.vulnerabilityId', '=', 'finding.vulnerabilityId'),
      )
      .select([
        'project.uuid',
        'project.name',
        'project.version',
        'project.active',
        'component.uuid as componentUuid',
        sql<number>`project.directDependencies is not null`.as('hasGraph'),
      ])
      .where('finding.vulnerabilityId', '=', vulnerabilityId)
      .where(sql<SqlBool>`coalesce(analysis.suppressed, 0) = 0`)
      .where(options.isVisible)
      .$if(!options.withInactive, (query) => query.where('project.active', '=', 1))
      .orderBy('project.name')
      .orderBy('project.version')
      .orderBy('component.id'),
  );
  const projects = new Map<string, AffectedProject>();
  for (const row of rows) {
    const project = projects.get(row.uuid) ?? {
      uuid: row.uuid,
      dependencyGraphAvailable: row.hasGraph === 1,
      name: row.name,
      version: row.version ?? undefined,
      active: row.active === 1,
      affectedComponentUuids: [],
    };
    project.affectedComponentUuids.push(row.componentUuid);
    projects.set(row.uuid, project);
  }
  return [...projects.values()];
}

/**
 * Counts the projects with an unsuppressed finding of each of the vulnerabilities. A vulnerability that is
 * absent from the result has none.
 * @param isVisible - a condition on `project.id`, see http/access.ts: other projects do not count
 */
export function countAffectedProjects(
  db: Database,
  vulnerabilityIds: readonly number[],
  isVisible: RawBuilder<SqlBool>,
): Map<number, AffectedProjectCounts> {
  const rows = rowsOf<{ vulnerabilityId: number; active: number; count: number }>(
    db,
    sql`select f.vulnerabilityId, project.active, count(distinct f.projectId) as count
    from finding f
    join project on project.id = f.projectId
    where f.vulnerabilityId in (select value from json_each(${JSON.stringify(vulnerabilityIds)}))
      and f.analysisSuppressed = 0 and ${isVisible}
    group by f.vulnerabilityId, project.active`,
  );
  const counts = new Map<number, AffectedProjectCounts>();
  for (const { vulnerabilityId, active, count } of rows) {
    const known = counts.get(vulnerabilityId) ?? { active: 0, inactive: 0 };
    counts.set(vulnerabilityId, active ? { ...known, active: count } : { ...known, inactive: count });
  }
  return counts;
}

/**
 * Ids of the components that have the vulnerabilities, by the id of the vulnerability, suppressed or not.
 * @param isVisible - a condition on `finding.projectId`, see http/access.ts
 */
export function componentsWith(
  db: Database,
  vulnerabilityIds: readonly number[],
  isVisible: RawBuilder<SqlBool>,
): Map<number, number[]> {
  const rows = rowsOf<{ vulnerabilityId: number; componentId: number }>(
    db,
    sql`select vulnerabilityId, componentId from finding
      where vulnerabilityId in (select value from json_each(${JSON.stringify(vulnerabilityIds)})) and ${isVisible}
      order by id`,
  );
  const components = new Map<number, number[]>();
  for (const { vulnerabilityId, componentId } of rows) {
    const known = components.get(vulnerabilityId);
    if (known) known.push(componentId);
    else components.set(vulnerabilityId, [componentId]);
  }
  return components;
}
