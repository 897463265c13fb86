import type { Notification } from '../rules/notification.js';
import type { CopyContents } from '../store/projectCopies.js';

/**
 * The kinds of jobs and what they are given. After a BOM upload they follow each other with the token of the upload:
 * `importBom` → `analyzeProject` → `evaluatePolicies` → `refreshProjectMetrics`. All of them work in the lane of their project.
 */
export interface JobPayloads {
  /** Brings a project in line with the document in the data of the job (gzip). */
  importBom: { projectId: number };
  /** Makes another version of a project, with this UUID. */
  copyProject: { projectId: number; uuid: string; version: string; contents: CopyContents };
  /** Decides about findings of a project as the document in the data of the job (gzip) says. */
  importVex: { projectId: number };
  /** Compares all components of a project with the known vulnerabilities, then enqueues the next two. */
  analyzeProject: Interruptible & {
    /** Id from which on components are new with the document that it follows, even if they have been counted by now. */
    newFrom?: number;
  };
  /** Compares one component with the known vulnerabilities, then with the policies. */
  analyzeComponent: { componentId: number };
  /** Holds the components of a project, or one of them, against the policies that apply to it. */
  evaluatePolicies: Interruptible & { componentId?: number };
  /** Enqueues `evaluatePolicies` for every active project. */
  evaluatePortfolio: Record<string, never>;
  /** Enqueues `analyzeProject` for every active project. */
  analyzePortfolio: Record<string, never>;
  /** Counts components, findings and violations of a project. */
  refreshProjectMetrics: Interruptible;
  /** Counts the findings of one component. */
  refreshComponentMetrics: { componentId: number };
  /** Counts every active project, and the portfolio. */
  refreshPortfolioMetrics: Record<string, never>;
  /**
   * Asks repositories for the latest versions of the packages of a project, or of one component. What was answered before
   * `oldest` is asked again; without it, what is older than the cadence.
   */
  lookUpLatestVersions: ({ projectId: number } | { componentId: number }) & { oldest?: number };
  /** Enqueues `lookUpLatestVersions` for every active project. */
  lookUpPortfolio: Record<string, never>;
  /** Sends what happened to where an alert says; the alerts send side by side, each one in order. */
  deliverNotification: { ruleId: number; notification: Notification };
  /** Sends a mail to show that the settings are right. */
  sendTestMail: { destination: string };
  /** Decides afresh which components of the portfolio are internal. */
  identifyInternalComponents: Record<string, never>;
}

/** Work in a project that may stop for a document. */
export interface Interruptible {
  projectId: number;
  /**
   * True when the work runs to its end: it has stopped once, or someone must be notified of everything it
   * finds.
   */
  isWhole?: true;
}

export type JobKind = keyof JobPayloads;
