import type { VexFinding, VexProject } from '../../../src/domain/vex/planVex.js';
import type { VexComponent } from '../../../src/domain/vex/ProjectComponents.js';
import { bomLinkOf } from './bomLinks.js';
import type { Database } from './database.js';
import { parsed } from './jsonText.js';
import { projectById } from './projects.js';

/** A finding as decisions by VEX need it. */
export interface StoredVexFinding extends VexFinding {
  componentId: number;
  vulnerabilityId: number;
}

/** The project that a VEX is applied to. */
export function vexProjectOf(db: Database, projectId: number): VexProject {
  const { uuid, version, purl } = projectById(db, projectId);
  return {
    uuid,
    version: version ?? undefined,
    purl: purl ?? undefined,
    bomLink: bomLinkOf(db, projectId),
  };
}

/** What a client has to know of a project, beside its findings, to say what a VEX will decide. */
export function vexTargetsOf(db: Database, projectId: number) {
  const { uuid: _uuid, ...project } = vexProjectOf(db, projectId);
  const components = db
    .prepare(
      `select uuid, swidTagId, bomRefs from component
       where id in (select componentId from finding where projectId = ?)
         and (swidTagId is not null or bomRefs is not null)
       order by id`,
    )
    .all<Pick<ComponentRow, 'uuid' | 'swidTagId' | 'bomRefs'>>(projectId);
  return {
    ...project,
    components: components.map(({ uuid, swidTagId, bomRefs }) => ({
      uuid,
      swidTagId: swidTagId || undefined,
      bomRefs: parsed<string[]>(bomRefs),
    })),
  };
}

/** All findings of a project, the suppressed ones among them, in the order they were made. */
export function vexFindingsOf(db: Database, projectId: number): StoredVexFinding[] {
  const components = new Map(
    db
      .prepare(
        `select id, uuid, groupName, name, version, purl, cpe, swidTagId, bomRefs from component
         where id in (select componentId from finding where projectId = ?)`,
      )
      .all<ComponentRow>(projectId)
      .map((row) => [row.id, componentOf(row)]),
  );
  return db
    .prepare(
      `select f.componentId, f.vulnerabilityId, v.source, v.vulnId
       from finding f join vulnerability v on v.id = f.vulnerabilityId where f.projectId = ? order by f.id`,
    )
    .all<{ componentId: number; vulnerabilityId: number; source: string; vulnId: string }>(projectId)
    .flatMap(({ componentId, vulnerabilityId, ...vulnerability }) => {
      const component = components.get(componentId);
      return component ? [{ component, vulnerability, componentId, vulnerabilityId }] : [];
    });
}

interface ComponentRow {
  id: number;
  uuid: string;
  groupName: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
  swidTagId: string | null;
  bomRefs: string | null;
}

// As lists of findings write it, where empty texts are absent.
function componentOf(row: ComponentRow): VexComponent {
  const { uuid, name, groupName, version, purl, cpe, swidTagId } = row;
  return {
    uuid,
    name,
    group: groupName || undefined,
    version: version || undefined,
    purl: purl || undefined,
    cpe: cpe || undefined,
    swidTagId: swidTagId || undefined,
    bomRefs: parsed<string[]>(row.bomRefs),
  };
}
