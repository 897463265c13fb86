import type { NotifiedProject } from '../rules/notification.js';
import { withoutNulls } from '../rules/withoutNulls.js';
import type { Database } from './database.js';
import { tagsOfProject } from './projects.js';
import { RATING_COLUMNS } from '../rules/vulnerabilityColumns.js';
import { effectiveSeverity } from '../rules/vulnerabilityJson.js';

/** Returns a project with its ancestors, for the limits of alerts; `undefined` when it no longer exists. */
export function notifiedProject(db: Database, projectId: number): NotifiedProject | undefined {
  const lineage = db
    .prepare(
      `with recursive above (id, parentId, depth) as (
         select id, parentId, 0 from project where id = ?
         union all
         select project.id, project.parentId, depth + 1 from project join above on project.id = above.parentId
       )
       select id from above order by depth limit 100`,
    )
    .all<{ id: number }>(projectId)
    .map(({ id }) => id);
  return lineage.length === 0 ? undefined : { lineage, tags: tagsOfProject(db, projectId) };
}

/** A project as messages show it. */
export function projectSubject(db: Database, projectId: number) {
  const project = db.first(
    db.build
      .selectFrom('project')
      .select(['uuid', 'name', 'version', 'description', 'purl'])
      .where('id', '=', projectId),
  );
  const tags = tagsOfProject(db, projectId).join(', ');
  return project && { ...withoutNulls(project), ...(tags && { tags }) };
}

/** A component as messages show it. */
export function componentSubject(db: Database, componentId: number) {
  const component = db.first(
    db.build
      .selectFrom('component')
      .select(['uuid', 'groupName as group', 'name', 'version', 'md5', 'sha1', 'sha256', 'sha512', 'purl'])
      .where('id', '=', componentId),
  );
  return component && withoutNulls(component);
}

/** A vulnerability as messages show it. */
export function vulnerabilitySubject(db: Database, vulnerabilityId: number) {
  const vulnerability = db.first(
    db.build
      .selectFrom('vulnerability')
      .select(['uuid', 'vulnId', 'source', 'title', 'subTitle', 'description', 'recommendation', 'cwes'])
      .select(RATING_COLUMNS)
      .where('id', '=', vulnerabilityId),
  );
  if (!vulnerability) return undefined;
  const {
    uuid,
    vulnId,
    source,
    title,
    subTitle: subtitle,
    description,
    recommendation,
    cwes,
  } = vulnerability;
  const { cvssV2BaseScore: cvssv2, cvssV3BaseScore: cvssv3 } = vulnerability;
  return {
    ...withoutNulls({ uuid, vulnId, source, title, subtitle, description, recommendation, cvssv2, cvssv3 }),
    // If it is not set, it follows from the scores.
    severity: effectiveSeverity(vulnerability),
    cwes: cwes === null ? [] : (JSON.parse(cwes) as number[]),
  };
}

/** The violation of a condition by a component as messages show it. */
export function violationSubject(
  db: Database,
  { componentId, conditionId }: { componentId: number; conditionId: number },
) {
  const row = db.first(
    db.build
      .selectFrom('policyViolation as v')
      .innerJoin('policyCondition as c', 'c.id', 'v.policyConditionId')
      .innerJoin('policy as p', 'p.id', 'c.policyId')
      .select(['v.uuid', 'v.type', 'v.timestamp', 'c.subject', 'c.operator', 'c.value', 'p.violationState'])
      .select(['c.uuid as conditionUuid', 'p.uuid as policyUuid', 'p.name as policyName'])
      .where('v.componentId', '=', componentId)
      .where('c.id', '=', conditionId),
  );
  if (!row) return undefined;
  const { subject, operator, value, violationState } = row;
  return {
    uuid: row.uuid,
    type: row.type,
    timestamp: new Date(row.timestamp).toISOString(),
    policyCondition: {
      uuid: row.conditionUuid,
      subject,
      operator,
      value,
      policy: { uuid: row.policyUuid, name: row.policyName, violationState },
    },
  };
}

/** Returns the name of a project or a component in a sentence. */
export function projectName(project: { name?: string; version?: string } | undefined): string {
  const { name = '', version } = project ?? {};
  return version ? `${name} ${version}` : name;
}
