/**
 * The kinds of jobs and what they are given. After a BOM upload they follow each other with the token of the upload:
 * `importBom` → `analyzeProject` → `refreshProjectMetrics`. All of them work in the lane of their project.
 */
export interface JobPayloads {
  /** Brings a project in line with the document in the data of the job (gzip). */
  importBom: { projectId: number };
  /** Compares all components of a project with the known vulnerabilities, then enqueues `refreshProjectMetrics`. */
  analyzeProject: { projectId: number };
  /** Compares one component with the known vulnerabilities. */
  analyzeComponent: { componentId: number };
  /** Counts components and findings of a project. */
  refreshProjectMetrics: { projectId: number };
  /** Counts the findings of one component. */
  refreshComponentMetrics: { componentId: number };
  /** Counts every active project, and the portfolio. */
  refreshPortfolioMetrics: Record<string, never>;
  /** Asks repositories for the latest versions of the packages of a project, or of one component. */
  lookUpLatestVersions: { projectId: number } | { componentId: number };
  /** Decides afresh which components of the portfolio are internal. */
  identifyInternalComponents: Record<string, never>;
}

export type JobKind = keyof JobPayloads;
