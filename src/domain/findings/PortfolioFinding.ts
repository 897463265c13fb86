import type { FindingVulnerability } from '../../schema/finding.js';
import type { FindingRow } from './FindingRow.js';

/** A finding in a page of the list of all projects. */
export interface PortfolioFinding extends FindingRow {
  /** The project of the finding. */
  readonly project: { readonly uuid: string; readonly name: string; readonly version?: string };
  /** Headline of the vulnerability. */
  readonly title?: string;
  /**
   * The complete vulnerability with its long texts. Absent in rows that are only exported, of which there may
   * be 100,000.
   */
  readonly texts?: FindingVulnerability;
}
