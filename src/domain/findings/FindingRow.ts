import type { Cwe, FindingComponent, FindingVulnerability } from '../../schema/finding.js';
import type { VulnerabilityIdentifier } from './identifiers.js';

/**
 * A finding as a list needs it: without the long texts, which are most of its bytes. Rows of one list share their
 * components and vulnerabilities.
 */
export interface FindingRow {
  /** Place in the answer of the server, from 0; it names the row within its list. */
  readonly index: number;
  readonly component: FindingComponent;
  readonly vulnerability: RowVulnerability;
  /** The decision; absent reads as `NOT_SET`. */
  readonly state?: string;
  readonly isSuppressed: boolean;
  /** Analyzer that reported it, such as `INTERNAL_ANALYZER`. */
  readonly analyzer?: string;
  /** First reported, epoch milliseconds. */
  readonly attributedOn?: number;
  /** Identifier the analyzer uses. */
  readonly alternateIdentifier?: string;
  /** Page of the analyzer about it; from outside, to be checked before it becomes a link. */
  readonly referenceUrl?: string;
}

/** The vulnerability of a {@link FindingRow}. */
export interface RowVulnerability extends Pick<
  FindingVulnerability,
  | 'uuid'
  | 'source'
  | 'vulnId'
  | 'severity'
  | 'cvssV2BaseScore'
  | 'cvssV3BaseScore'
  | 'cvssV4Score'
  | 'epssScore'
  | 'epssPercentile'
  | 'published'
> {
  /** Weaknesses; empty when none is known. */
  readonly cwes: readonly Cwe[];
  /** Other identifiers of the same vulnerability, each once. */
  readonly aliases: readonly VulnerabilityIdentifier[];
}

/**
 * Returns the unique key of a finding: the UUIDs of project, component, and vulnerability, joined by colons.
 */
export function matrixOf({ component, vulnerability }: FindingRow): string {
  return `${component.project}:${component.uuid}:${vulnerability.uuid}`;
}

/** Returns the CVSS base score that counts, of the newest version that is scored. Undefined when none is. */
export function cvssOf(vulnerability: RowVulnerability): number | undefined {
  return vulnerability.cvssV4Score ?? vulnerability.cvssV3BaseScore ?? vulnerability.cvssV2BaseScore;
}

/** Returns the decision on a finding as one word to compare. */
export function decisionOf({ state = 'NOT_SET', isSuppressed }: FindingRow): string {
  return `${state} ${isSuppressed}`;
}
