import type { Severity } from '../../schema/enumerations.js';

/**
 * The changes that the import of a BOM made to a project: its state before the upload against its state after
 * the server had processed the file. Plain data that survives JSON.
 * @public
 */
export interface BomReceipt {
  /** UUID of the project. */
  readonly projectId: string;
  /** When the server imported the BOM, epoch milliseconds; absent where it does not say. */
  readonly importedAt?: number;
  /** When the BOM before it was imported, epoch milliseconds; absent for the first one. */
  readonly previousImport?: number;
  /**
   * True when the project changed while its lists were being read, for example by another upload. The changes
   * are then not only those of this upload.
   */
  readonly isDisturbed: boolean;
  /** The number of components. */
  readonly componentCount: ReceiptStep;
  /** The number of vulnerabilities that the server counts, see `BomCounts`. Absent until the project was measured. */
  readonly vulnerabilities?: ReceiptStep;
  /** The risk score. Absent until the project was measured. */
  readonly riskScore?: ReceiptStep;
  /** The components that are not the same as before. */
  readonly components: ReceiptList<ReceiptComponent, ReceiptChange>;
  /** The changes to findings. Absent without permission to view them, and when they could not be read in full. */
  readonly findings?: ReceiptFindings;
  /** The changes to policy violations. Absent without permission to view them, and when they could not be read in full. */
  readonly violations?: ReceiptViolations;
}

/** A number before and after. @public */
export interface ReceiptStep {
  /** Before the upload. */
  readonly before: number;
  /** After the server had processed the file. */
  readonly after: number;
}

/** The rows of one part of a receipt, by kind. @public */
export interface ReceiptList<Row, Kind extends string> {
  /** The number of rows of each kind; kinds without rows are left out. Complete, also where `rows` is not. */
  readonly counts: { readonly [K in Kind]?: number };
  /** The rows, the most important first. A shared receipt may have fewer than `counts` says. */
  readonly rows: readonly Row[];
}

/**
 * The change of a component. `rewritten`: its version is written differently or is missing on one side, or
 * only its license changed.
 * @public
 */
export type ReceiptChange = 'added' | 'removed' | 'upgraded' | 'downgraded' | 'rewritten';
/** All changes, those that need attention first. */
export const RECEIPT_CHANGES = ['added', 'downgraded', 'upgraded', 'rewritten', 'removed'] as const;

/** A changed component. @public */
export interface ReceiptComponent {
  /** The change. */
  readonly change: ReceiptChange;
  /** Name without group. */
  readonly name: string;
  /** Group, namespace or vendor. */
  readonly group?: string;
  /** Version before; absent for an added component, and where it has none. */
  readonly before?: string;
  /** Version after; absent for a removed component, and where it has none. */
  readonly after?: string;
}

/** The changes to findings. Suppressed findings are left out, and aliases on one component count once. @public */
export interface ReceiptFindings {
  /** The findings that were not there before. */
  readonly added: ReceiptList<ReceiptFinding, Severity>;
  /** The findings that are no longer there. */
  readonly removed: ReceiptList<ReceiptFinding, Severity>;
  /** The number of decided findings before, and how many of them still have the same decision. */
  readonly decisions: { readonly before: number; readonly kept: number };
}

/** A finding that is new or gone. @public */
export interface ReceiptFinding {
  /** Severity of the vulnerability. */
  readonly severity: Severity;
  /** Source of the vulnerability, such as `NVD`. */
  readonly source: string;
  /** Identifier of the vulnerability, such as `CVE-2021-44228`. */
  readonly vulnId: string;
  /** Name of the component. */
  readonly component: string;
  /** Version of the component. */
  readonly version?: string;
}

/** The changes to policy violations. Suppressed ones are left out. @public */
export interface ReceiptViolations {
  /** The violations that were not there before. */
  readonly added: ReceiptList<ReceiptViolation, ViolationLevel>;
  /** The violations that are no longer there. */
  readonly removed: ReceiptList<ReceiptViolation, ViolationLevel>;
}

/** The level of a violation. `OTHER`: a level of a newer server, or none. @public */
export type ViolationLevel = 'FAIL' | 'WARN' | 'INFO' | 'OTHER';
/** All levels, the most severe first. */
export const VIOLATION_LEVELS = ['FAIL', 'WARN', 'INFO', 'OTHER'] as const;

/** A violation that is new or gone. @public */
export interface ReceiptViolation {
  /** Level of the policy. */
  readonly level: ViolationLevel;
  /** Name of the policy. */
  readonly policy: string;
  /** Name of the component. */
  readonly component: string;
  /** Version of the component. */
  readonly version?: string;
}

/** Returns the number of rows, also of those that a shared receipt leaves out. */
export function totalOf<Kind extends string>({ counts }: ReceiptList<unknown, Kind>): number {
  return Object.values<number | undefined>(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
