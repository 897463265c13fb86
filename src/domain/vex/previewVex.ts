import type { FindingRow } from '../findings/FindingRow.js';
import { planVex, type StatementPlan, type VexFinding, type VexProject } from './planVex.js';
import type { VexComponent } from './ProjectComponents.js';
import type { VexDocument } from './VexDocument.js';
import { vexOutcome, type ShownDecision } from './vexOutcome.js';

/** What will be another than before, and what cannot be applied. */
export interface VexPreview {
  /** In the order of the document. */
  statements: StatementPreview[];
  /** Findings that will have another analysis or suppression. */
  changedCount: number;
}

/** What becomes of one statement. */
export interface StatementPreview extends Pick<StatementPlan<unknown>, 'statement' | 'problems'> {
  /** Findings that it decides about. */
  outcomes: VexOutcome[];
}

/** What becomes of a finding. */
export interface VexOutcome {
  row: FindingRow;
  before: Required<ShownDecision>;
  after: Required<ShownDecision>;
}

/** Where a document is applied to. */
export interface VexTarget {
  project: VexProject;
  /** What else components are called, by their UUIDs. */
  names: ReadonlyMap<string, Pick<VexComponent, 'swidTagId' | 'bomRefs'>>;
}

/** Says how the findings of a project will be decided once a document is applied. */
export function previewVex(
  vex: VexDocument,
  { project, names }: VexTarget,
  rows: readonly FindingRow[],
): VexPreview {
  const now = new Map<FindingRow, Required<ShownDecision>>();
  const decisionOf = (row: FindingRow) =>
    now.get(row) ?? { state: row.state ?? 'NOT_SET', isSuppressed: row.isSuppressed };
  const statements = planVex(vex, project, findingsOf(rows, names)).map(
    ({ statement, findings, problems }) => {
      const outcomes = findings.map(({ row }): VexOutcome => {
        const before = decisionOf(row);
        const after = vexOutcome(before, statement.analysis);
        now.set(row, after);
        return { row, before, after };
      });
      return { statement, problems, outcomes };
    },
  );
  const changed = [...now].filter(
    ([row, { state, isSuppressed }]) =>
      state !== (row.state ?? 'NOT_SET') || isSuppressed !== row.isSuppressed,
  );
  return { statements, changedCount: changed.length };
}

function findingsOf(
  rows: readonly FindingRow[],
  names: VexTarget['names'],
): (VexFinding & { row: FindingRow })[] {
  const known = new Map<string, VexComponent>();
  return rows.map((row) => {
    const { uuid } = row.component;
    const component = known.get(uuid) ?? { ...row.component, ...names.get(uuid) };
    known.set(uuid, component);
    return { row, component, vulnerability: row.vulnerability };
  });
}
