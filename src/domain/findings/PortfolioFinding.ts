import type { FindingVulnerability } from '../../schema/finding.js';
import type { FindingRow } from './FindingRow.js';

/** A finding in a page of the list of all projects. */
export interface PortfolioFinding extends FindingRow {
  /** Where it was found. */
  readonly project: { readonly uuid: string; readonly name: string; readonly version?: string };
  /** Headline of the vulnerability. */
  readonly title?: string;
  /** The whole vulnerability with its long texts; absent in rows that are only exported, of which there may be 100,000. */
  readonly texts?: FindingVulnerability;
}
