import { uploadBom } from '../../api/boms.js';
import { getProject } from '../../api/projects.js';
import { bomProcessed } from '../../data/resources/changes.js';
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
}

/** The upload of a BOM. The project shows the result. */
export const BOM: UploadKind<Project, BomOutcome> = {
  name: 'bom',
  stale: ({ projectId }) => bomProcessed(projectId),
  upload: (api, projectId, file, options) => uploadBom(api, { projectId }, file, options),
  look: ({ api }, projectId, _, signal) => getProject(api, projectId, signal),
  outcomeOf: (sent, before, after) => ({
    ...sent,
    // The token ends the same way on failure and on success. Only the project shows which.
    isImported: before && after && before.lastBomImport !== after.lastBomImport,
    failure: after?.lastBomImportFailure?.reason,
    before: before && countsOf(before),
    after: after && countsOf(after),
  }),
};

/** Returns the counts of a project. */
export function countsOf({ metrics }: Project): BomCounts {
  return { components: metrics?.components, findings: metrics?.findingsTotal };
}
