import { isDecided } from '../findings/bulkChange.js';
import { decisionOf, matrixOf, type FindingRow } from '../findings/FindingRow.js';
import { groupFindings, pairFindings, type FindingGroup } from './pairFindings.js';

/** The outcomes for a finding from one version of a project to another. */
export const FINDING_OUTCOMES = ['came', 'went', 'stayed'] as const;

/** The outcome for a finding. See {@link FINDING_OUTCOMES}. */
export type FindingOutcome = (typeof FINDING_OUTCOMES)[number];

/**
 * The relation between the two decisions on a remaining finding, as far as lists show them. `lost`: decided
 * before and not since, so that the decision did not carry over. `since`: decided after only.
 */
export type DecisionStep = 'none' | 'same' | 'differs' | 'lost' | 'since';

/**
 * Why only one side has a finding. `report`: both sides have the component in the same version, so that the data
 * on vulnerabilities changed between the analyses.
 */
export type FindingReason = 'componentAdded' | 'componentRemoved' | 'version' | 'report';

/** A decision on a finding before, and the finding after that it belongs to. */
export interface DecisionPair {
  /** The names of both. Unique for each pair. */
  readonly id: string;
  /** The finding as it is now. */
  readonly finding: FindingRow;
  readonly before: FindingRow;
  readonly after: FindingRow;
}

/** A vulnerability of a component in two versions of a project. Its names count as one. */
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
  /** Absent: both sides have the finding. */
  readonly reason: FindingReason | undefined;
  /** The versions of the component; also where its version on one side does not have the finding. */
  readonly versions: { readonly before: string | undefined; readonly after: string | undefined };
  /** True where all findings of a side that are this vulnerability are suppressed. */
  readonly isSuppressed: { readonly before: boolean; readonly after: boolean };
  /** Other identifiers under which a side lists the same vulnerability as a finding. */
  readonly otherNames: readonly string[];
  /** `none` where only one side has the finding. */
  readonly decision: DecisionStep;
  /** The number of decisions before on findings that both sides have. */
  readonly decided: number;
  /** Those of them that did not carry over. */
  readonly lost: readonly DecisionPair[];
}

/** The same component on both sides, by the UUIDs of the server. */
export interface PairedComponents {
  readonly before: PairedComponent | undefined;
  readonly after: PairedComponent | undefined;
}

/** One of two components that are the same. */
export interface PairedComponent {
  readonly uuid: string;
  readonly version?: string;
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
  const take = (
    pair: PairedComponents,
    ours: readonly FindingRow[] = [],
    theirs: readonly FindingRow[] = [],
  ) => {
    for (const group of groupFindings(ours, theirs)) compared.push(comparisonOf(group, pair));
  };
  for (const pair of components) {
    const ours = pair.before && left.get(pair.before.uuid);
    const theirs = pair.after && right.get(pair.after.uuid);
    if (ours || theirs) take(pair, ours, theirs);
    yield;
    if (pair.before) left.delete(pair.before.uuid);
    if (pair.after) right.delete(pair.after.uuid);
  }
  // Findings of components that appeared or disappeared between the answers of the server.
  for (const rows of left.values()) take({ before: rows[0]!.component, after: undefined }, rows);
  for (const rows of right.values()) take({ before: undefined, after: rows[0]!.component }, [], rows);
  return compared;
}

/** Counts the new, fixed, and unchanged findings, and the decisions on the unchanged ones. */
export function countFindings(rows: readonly FindingComparison[]) {
  const counts = { came: 0, went: 0, stayed: 0, decided: 0, lost: 0 };
  for (const { outcome, decided, lost } of rows) {
    counts[outcome] += 1;
    counts.decided += decided;
    counts.lost += lost.length;
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

function comparisonOf(group: FindingGroup, pair: PairedComponents): FindingComparison {
  const partners = pairFindings(group);
  const decisions = decisionsOf(group, partners);
  const before = firstOf(group.before);
  const after = decisions.find((one) => one.before === before)?.after ?? firstOf(group.after);
  const finding = (after ?? before)!;
  const lost = decisions.filter((one) => !isDecided(one.after));
  const names = [...group.before, ...group.after].map(({ vulnerability }) => vulnerability.vulnId);
  return {
    id: pairId(before, after),
    outcome: before && after ? 'stayed' : after ? 'came' : 'went',
    finding,
    before,
    after,
    reason: before && after ? undefined : reasonOf(pair),
    versions: { before: pair.before?.version, after: pair.after?.version },
    isSuppressed: { before: areSuppressed(group.before), after: areSuppressed(group.after) },
    otherNames: [...new Set(names)].filter((name) => name !== finding.vulnerability.vulnId),
    decision: lost.length > 0 ? 'lost' : before && after ? decisionStep(before, after) : 'none',
    decided: decisions.length,
    lost,
  };
}

function reasonOf({ before, after }: PairedComponents): FindingReason {
  if (!before) return 'componentAdded';
  if (!after) return 'componentRemoved';
  return before.version === after.version ? 'report' : 'version';
}

function areSuppressed(rows: readonly FindingRow[]): boolean {
  return rows.length > 0 && rows.every((row) => row.isSuppressed);
}

/** The decisions before, each with the finding after that has the same name, else with one that no other has. */
function decisionsOf(group: FindingGroup, partners: ReadonlyMap<FindingRow, FindingRow>): DecisionPair[] {
  const decided = group.before.filter(isDecided);
  const taken = new Set(decided.map((before) => partners.get(before)));
  return decided.flatMap((before) => {
    const after = partners.get(before) ?? group.after.find((row) => !taken.has(row));
    if (!after) return [];
    taken.add(after);
    return [{ id: pairId(before, after), finding: after, before, after }];
  });
}

/** The finding that stands for all names: a decided one, else the one of the NVD, else the first. */
function firstOf(rows: readonly FindingRow[]): FindingRow | undefined {
  const isOfNvd = ({ vulnerability }: FindingRow) => vulnerability.source === 'NVD';
  return (
    rows.find((row) => isDecided(row) && isOfNvd(row)) ??
    rows.find(isDecided) ??
    rows.find(isOfNvd) ??
    rows[0]
  );
}

function pairId(...rows: readonly (FindingRow | undefined)[]): string {
  return rows.map((row) => (row ? matrixOf(row) : '')).join(' ');
}

function decisionStep(before: FindingRow, after: FindingRow): DecisionStep {
  const [was, is] = [isDecided(before), isDecided(after)];
  if (!was) return is ? 'since' : 'none';
  if (!is) return 'lost';
  return decisionOf(before) === decisionOf(after) ? 'same' : 'differs';
}
