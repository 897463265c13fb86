import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { planVex } from '../../../src/domain/vex/planVex.js';
import type { VexDocument } from '../../../src/domain/vex/VexDocument.js';
import type { ServerContext } from '../context.js';
import type { JobHandler } from '../runtime/queue.js';
import { BomError } from '../rules/bomModel.js';
import { decideByVex, parseVex } from '../rules/vex.js';
import { vexReport } from '../rules/vexReport.js';
import { PermanentFailure } from '../runtime/PermanentFailure.js';
import { projectLane } from '../runtime/queue.js';
import { findAnalysis, saveAnalysis } from '../store/analyses.js';
import type { Database } from '../store/database.js';
import { projectExists } from '../store/projects.js';
import { inSlices } from '../store/slices.js';
import { vexComponentsOf, vexFindingsOf, vexProjectOf } from '../store/vexFindings.js';
import { documentProcessed } from './events.js';
import type { JobPayloads } from './kinds.js';

const unzip = promisify(gunzip);

/** The author of decisions in the audit trail. */
const COMMENTER = 'CycloneDX VEX';

/** Handles `importVex`: decides about findings of a project as an uploaded document says. Nothing else is changed by it. */
export function registerImportVex(server: ServerContext): void {
  const { db, jobs, config, now } = server;

  const takeIn: JobHandler<JobPayloads['importVex']> = async ({ projectId }, { token, data }) => {
    if (!projectExists(db, projectId) || !config.isOn('artifact', 'cyclonedx.enabled')) return undefined;
    const vex = readDocument(await unzip(data));
    // It may have been deleted while the document was unpacked.
    if (!projectExists(db, projectId)) return undefined;
    const project = vexProjectOf(db, projectId);
    const components = vexComponentsOf(db, projectId);
    const plans = planVex(vex, project, vexFindingsOf(db, projectId, components), components.values());
    const decisions = plans.flatMap(({ statement: { analysis }, findings }) =>
      findings.map(({ componentId, vulnerabilityId }) => ({
        analysis,
        finding: { componentId, vulnerabilityId },
      })),
    );
    await inSlices(db, decisions, ({ analysis, finding }) => {
      // Either may have been deleted while others worked.
      if (!findingExists(db, finding)) return;
      const { facts, trail } = decideByVex(findAnalysis(db, finding), analysis);
      saveAnalysis(db, { projectId, ...finding }, facts, { entries: trail, commenter: COMMENTER, at: now() });
    });
    const report = vexReport(plans);
    if (report !== undefined) server.log(`A VEX of the project ${project.uuid}: ${report}`);
    return () => {
      if (!projectExists(db, projectId)) return;
      documentProcessed(server, 'VEX', projectId, report);
      const lane = projectLane(projectId);
      jobs.enqueue({ kind: 'evaluatePolicies', payload: { projectId }, token, lane });
      jobs.enqueue({ kind: 'refreshProjectMetrics', payload: { projectId }, token, lane });
    };
  };
  jobs.handle('importVex', takeIn, { isUrgent: true });
}

interface Finding {
  componentId: number;
  vulnerabilityId: number;
}

function readDocument(bytes: Uint8Array): VexDocument {
  try {
    return parseVex(bytes);
  } catch (error) {
    throw error instanceof BomError ? new PermanentFailure(error.message) : error;
  }
}

function findingExists(db: Database, { componentId, vulnerabilityId }: Finding): boolean {
  return Boolean(
    db
      .prepare('select 1 from finding where componentId = ? and vulnerabilityId = ?')
      .first(componentId, vulnerabilityId),
  );
}
