import { uploadBom } from '../../api/boms.js';
import { bomProcessed } from '../../data/resources/changes.js';
import type { BomReceipt } from '../../domain/receipt/BomReceipt.js';
import type { ProjectSight } from '../../domain/receipt/compareSights.js';
import { reportFault } from '../../ui/faults/reportFault.js';
import type { Project } from '../../schema/project.js';
import type { UploadKind } from './uploadJob.js';

/** The counts of a project before or after a BOM was imported. @public */
export interface BomCounts {
  /** Components; absent until measured. */
  components?: number;
  /** Findings that are not suppressed; absent until measured. */
  findings?: number;
}

/** The result of a BOM upload. @public */
export interface BomOutcome {
  /** UUID of the project. */
  projectId: string;
  /** Receipt of the upload. */
  token: string;
  /** True when the server imported the BOM. Undefined when the project could not be read before or after. */
  isImported: boolean | undefined;
  /** Why not, in the words of the server; absent where it does not say. */
  failure?: string;
  /** Before the upload; undefined when the project could not be read. */
  before: BomCounts | undefined;
  /** After the processing; undefined when the project could not be read. */
  after: BomCounts | undefined;
  /**
   * What changed, by name. Undefined when the BOM was not imported, and when the components could not be read in
   * full before or after.
   */
  changes: BomReceipt | undefined;
}

/** The upload of a BOM. The project shows the result. */
export const BOM: UploadKind<ProjectSight, BomOutcome> = {
  name: 'bom',
  stale: ({ projectId }) => bomProcessed(projectId),
  upload: (api, projectId, file, options) => uploadBom(api, { projectId }, file, options),
  look: async (host, projectId, _, signal) => {
    const { readSight } = await import('./sight/readSight.js');
    return readSight(projectId, { ...host, signal });
  },
  outcomeOf: async (sent, before, after) => {
    // The token ends the same way on failure and on success. Only the project shows which.
    const isImported = before && after && before.project.lastBomImport !== after.project.lastBomImport;
    return {
      ...sent,
      isImported,
      failure: after?.project.lastBomImportFailure?.reason,
      before: before && countsOf(before.project),
      after: after && countsOf(after.project),
      changes: isImported ? await changesOf(before, after) : undefined,
    };
  },
};

/** The result of an upload is shown without its changes when the code that compares cannot be loaded. */
function changesOf(before: ProjectSight, after: ProjectSight): Promise<BomReceipt | undefined> {
  return import('./sight/receiptOf.js').then(
    ({ receiptOf }) => receiptOf(before, after),
    (error: unknown) => {
      reportFault(error);
      return undefined;
    },
  );
}

/** Returns the counts of a project. */
export function countsOf({ metrics }: Project): BomCounts {
  return { components: metrics?.components, findings: metrics?.findingsTotal };
}
