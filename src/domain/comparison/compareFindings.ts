import { isDecided } from '../findings/bulkChange.js';
import { decisionOf, matrixOf, type FindingRow } from '../findings/FindingRow.js';
import { pairFindings, type FindingPair } from './pairFindings.js';

/** The outcomes for a finding from one version of a project to another. */
export const FINDING_OUTCOMES = ['came', 'went', 'stayed'] as const;

/** The outcome for a finding. See {@link FINDING_OUTCOMES}. */
export type FindingOutcome = (typeof FINDING_OUTCOMES)[number];

/**
 * The relation between the two decisions on a remaining finding, as far as lists show them. `lost`: decided
 * before and not since, so that the decision did not carry over. `since`: decided after only.
 */
export type DecisionStep = 'none' | 'same' | 'differs' | 'lost' | 'since';

/** A finding of two versions of a project. */
export interface FindingComparison {
  /** The names of both. Unique for each row. */
  readonly id: string;
  readonly outcome: FindingOutcome;
  /** The finding as it is now, else as it was. */
  readonly finding: FindingRow;
  /** Absent: it came. */
  readonly before: FindingRow | undefined;
  /** Absent: it went. */
  readonly after: FindingRow | undefined;
  /** `none` where only one side has the finding, and for another name of a finding that is already listed. */
  readonly decision: DecisionStep;
}

/** The same component on both sides, by the UUIDs of the server. */
export interface PairedComponents {
  readonly before: { readonly uuid: string } | undefined;
  readonly after: { readonly uuid: string } | undefined;
}

/**
 * Compares the findings of two versions of a project, in steps, because lists may be long.
 * @param components - which components are the same, see `pairComponents`; of others each finding came or went
 */
export function* compareFindings(
  components: readonly PairedComponents[],
  before: readonly FindingRow[],
  after: readonly FindingRow[],
): Generator<void, FindingComparison[], void> {
  const [left, right] = [byComponent(before), byComponent(after)];
  const compared: FindingComparison[] = [];
  const take = (ours: readonly FindingRow[], theirs: readonly FindingRow[]) => {
    for (const pair of pairFindings(ours, theirs)) compared.push(comparisonOf(pair));
  };
  for (const pair of components) {
    const ours = pair.before && left.get(pair.before.uuid);
    const theirs = pair.after && right.get(pair.after.uuid);
    if (ours || theirs) take(ours ?? [], theirs ?? []);
    yield;
    if (pair.before) left.delete(pair.before.uuid);
    if (pair.after) right.delete(pair.after.uuid);
  }
  // Findings of components that appeared or disappeared between the answers of the server.
  for (const rows of left.values()) take(rows, []);
  for (const rows of right.values()) take([], rows);
  return compared;
}

/** Counts the new, gone, and remaining findings, and the remaining ones that lost their decision. */
export function countFindings(rows: readonly FindingComparison[]) {
  const counts = { came: 0, went: 0, stayed: 0, lost: 0 };
  for (const { outcome, decision } of rows) {
    counts[outcome] += 1;
    if (decision === 'lost') counts.lost += 1;
  }
  return counts;
}

function byComponent(rows: readonly FindingRow[]): Map<string, FindingRow[]> {
  const found = new Map<string, FindingRow[]>();
  for (const row of rows) {
    const others = found.get(row.component.uuid);
    if (others) others.push(row);
    else found.set(row.component.uuid, [row]);
  }
  return found;
}

function comparisonOf({ before, after, isFurtherName }: FindingPair): FindingComparison {
  const id = [before, after].map((row) => (row ? matrixOf(row) : '')).join(' ');
  return {
    id,
    outcome: before && after ? 'stayed' : after ? 'came' : 'went',
    finding: (after ?? before)!,
    before,
    after,
    decision: before && after && !isFurtherName ? decisionStep(before, after) : 'none',
  };
}

function decisionStep(before: FindingRow, after: FindingRow): DecisionStep {
  const [was, is] = [isDecided(before), isDecided(after)];
  if (!was) return is ? 'since' : 'none';
  if (!is) return 'lost';
  return decisionOf(before) === decisionOf(after) ? 'same' : 'differs';
}
