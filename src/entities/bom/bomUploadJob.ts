import { uploadBom } from '../../api/boms.js';
import { getProject } from '../../api/projects.js';
import { bomProcessed } from '../../data/resources/changes.js';
import type { Project } from '../../schema/project.js';
import type { UploadKind } from './uploadJob.js';

/** What was known of a project before or after a BOM came in. @public */
export interface BomCounts {
  /** Components; absent until measured. */
  components?: number;
  /** Findings that are not suppressed; absent until measured. */
  findings?: number;
}

/** What a BOM brought. @public */
export interface BomOutcome {
  /** UUID of the project. */
  projectId: string;
  /** Receipt of the upload. */
  token: string;
  /** Whether the server took the BOM over; undefined when the project could not be read before or after. */
  isImported: boolean | undefined;
  /** Why not, in the words of the server; absent where it does not say. */
  failure?: string;
  /** Before the upload; undefined when the project could not be read. */
  before: BomCounts | undefined;
  /** After the processing; undefined when the project could not be read. */
  after: BomCounts | undefined;
}

/** A BOM, and the project as it tells what came in. */
export const BOM: UploadKind<Project, BomOutcome> = {
  name: 'bom',
  stale: ({ projectId }) => bomProcessed(projectId),
  upload: (api, projectId, file, options) => uploadBom(api, { projectId }, file, options),
  look: ({ api }, projectId, _, signal) => getProject(api, projectId, signal),
  outcomeOf: (sent, before, after) => ({
    ...sent,
    // The token ends in failure as it does in success; only the project tells.
    isImported: before && after && before.lastBomImport !== after.lastBomImport,
    failure: after?.lastBomImportFailure?.reason,
    before: before && countsOf(before),
    after: after && countsOf(after),
  }),
};

/** What was counted of a project. */
export function countsOf({ metrics }: Project): BomCounts {
  return { components: metrics?.components, findings: metrics?.findingsTotal };
}
