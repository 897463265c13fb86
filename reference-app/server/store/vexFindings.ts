import type { VexFinding, VexProject } from '../../../src/domain/vex/planVex.js';
import type { VexComponent } from '../../../src/domain/vex/ProjectComponents.js';
import { importedBomsOf } from './bomLinks.js';
import type { ComponentRow } from './components.js';
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
  const { uuid, groupName, name, version, purl, cpe, swidTagId } = projectById(db, projectId);
  return {
    uuid,
    group: groupName || undefined,
    name,
    version: version || undefined,
    purl: purl || undefined,
    cpe: cpe || undefined,
    swidTagId: swidTagId || undefined,
    ...importedBomsOf(db, projectId),
  };
}

/**
 * Returns the data of a project, in addition to its findings, that a client needs to predict the decisions of
 * a VEX.
 */
export function vexTargetsOf(db: Database, projectId: number) {
  const { uuid: _uuid, ...project } = vexProjectOf(db, projectId);
  return { ...project, components: [...vexComponentsOf(db, projectId).values()] };
}

/** All components of a project, also those without findings, by their row ids. */
export function vexComponentsOf(db: Database, projectId: number): Map<number, VexComponent> {
  const rows = db.all(
    db.build
      .selectFrom('component')
      .select(['id', 'uuid', 'groupName', 'name', 'version', 'purl', 'cpe', 'swidTagId', 'bomRefs'])
      .where('projectId', '=', projectId)
      .orderBy('id'),
  );
  return new Map(rows.map((row) => [row.id, componentOf(row)]));
}

/**
 * All findings of a project, the suppressed ones among them, in the order they were made.
 * @param components - see {@link vexComponentsOf}
 */
export function vexFindingsOf(
  db: Database,
  projectId: number,
  components: ReadonlyMap<number, VexComponent>,
): StoredVexFinding[] {
  const rows = db.all(
    db.build
      .selectFrom('finding as f')
      .innerJoin('vulnerability as v', 'v.id', 'f.vulnerabilityId')
      .select(['f.componentId', 'f.vulnerabilityId', 'v.source', 'v.vulnId'])
      .where('f.projectId', '=', projectId)
      .orderBy('f.id'),
  );
  return rows.flatMap(({ componentId, vulnerabilityId, ...vulnerability }) => {
    const component = components.get(componentId);
    return component ? [{ component, vulnerability, componentId, vulnerabilityId }] : [];
  });
}

type NamedComponent = Pick<
  ComponentRow,
  'uuid' | 'groupName' | 'name' | 'version' | 'purl' | 'cpe' | 'swidTagId' | 'bomRefs'
>;

// As lists of findings write it, where empty texts are absent.
function componentOf(row: NamedComponent): VexComponent {
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
