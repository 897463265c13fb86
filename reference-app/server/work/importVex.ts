import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import type { ServerContext } from '../context.js';
import { BomError } from '../rules/bomModel.js';
import { componentColumns } from '../rules/componentColumns.js';
import { componentsLike } from '../rules/componentIdentity.js';
import type { ComponentIdentity } from '../rules/componentIdentity.js';
import { contradictedStatements, decideByVex, parseVex, vexTargets } from '../rules/vex.js';
import type { Vex, VexStatement } from '../rules/vex.js';
import { PermanentFailure } from '../runtime/PermanentFailure.js';
import { projectLane } from '../runtime/queue.js';
import { findAnalysis, saveAnalysis } from '../store/analyses.js';
import type { Database } from '../store/database.js';
import { projectExists } from '../store/projects.js';
import { inSlices } from '../store/slices.js';
import { findVulnerabilityById } from '../store/vulnerabilities.js';
import { documentProcessed } from './events.js';
import type { JobPayloads } from './kinds.js';

const unzip = promisify(gunzip);

/** Who decides, in the audit trail. */
const COMMENTER = 'CycloneDX VEX';

/** Handles `importVex`: decides about findings of a project as an uploaded document says. Nothing else is changed by it. */
export function registerImportVex(server: ServerContext): void {
  const { db, jobs, config, now } = server;

  jobs.handle<JobPayloads['importVex']>('importVex', async ({ projectId }, { token, data }) => {
    if (!projectExists(db, projectId) || !config.isOn('artifact', 'cyclonedx.enabled')) return undefined;
    const vex = readDocument(await unzip(data));
    await inSlices(db, decisionsOf(db, projectId, vex), ({ statement, finding }) => {
      // Either may have been deleted while others worked.
      if (!findingExists(db, finding)) return;
      const { facts, trail } = decideByVex(findAnalysis(db, finding), statement);
      saveAnalysis(db, { projectId, ...finding }, facts, { entries: trail, commenter: COMMENTER, at: now() });
    });
    return () => {
      if (!projectExists(db, projectId)) return;
      documentProcessed(server, 'VEX', projectId);
      const lane = projectLane(projectId);
      jobs.enqueue({ kind: 'evaluatePolicies', payload: { projectId }, token, lane });
      jobs.enqueue({ kind: 'refreshProjectMetrics', payload: { projectId }, token, lane });
    };
  });
}

interface Finding {
  componentId: number;
  vulnerabilityId: number;
}

interface FoundComponent extends ComponentIdentity {
  id: number;
}

function readDocument(bytes: Uint8Array): Vex {
  try {
    return parseVex(bytes);
  } catch (error) {
    throw error instanceof BomError ? new PermanentFailure(error.message) : error;
  }
}

/** Which finding each statement is about; statements about anything else say nothing here. */
function decisionsOf(
  db: Database,
  projectId: number,
  vex: Vex,
): { statement: VexStatement; finding: Finding }[] {
  const targetOf = vexTargets(vex.bom);
  const contradicted = contradictedStatements([...vex.statements, ...vex.undecided], targetOf);
  return vex.statements.flatMap((statement) => {
    const vulnerability = findVulnerabilityById(db, statement.source, statement.vulnId);
    if (!vulnerability) return [];
    const affected = componentsWith(db, projectId, vulnerability.id);
    const meant = statement.affects.flatMap((ref) => {
      const target = targetOf(ref);
      if (!target) return [];
      if (target.kind === 'project') return contradicted.has(statement) ? [] : affected;
      return componentsLike(
        componentColumns(target.component, () => false),
        affected,
      );
    });
    return [...new Set(meant.map(({ id }) => id))].map((componentId) => ({
      statement,
      finding: { componentId, vulnerabilityId: vulnerability.id },
    }));
  });
}

function componentsWith(db: Database, projectId: number, vulnerabilityId: number): FoundComponent[] {
  return db
    .prepare(
      `select c.id, c.purl, c.purlCoordinates, c.swidTagId, c.cpe, c.groupName, c.name, c.version
       from finding f join component c on c.id = f.componentId
       where f.projectId = ? and f.vulnerabilityId = ? order by c.id`,
    )
    .all<FoundComponent>(projectId, vulnerabilityId);
}

function findingExists(db: Database, { componentId, vulnerabilityId }: Finding): boolean {
  return Boolean(
    db
      .prepare('select 1 from finding where componentId = ? and vulnerabilityId = ?')
      .first(componentId, vulnerabilityId),
  );
}
