import type { FindingRow } from '../findings/FindingRow.js';
import { planVex, type StatementPlan, type VexFinding, type VexProject } from './planVex.js';
import type { VexComponent } from './ProjectComponents.js';
import type { VexDocument } from './VexDocument.js';
import { vexOutcome, type ShownDecision } from './vexOutcome.js';

/** The changes, and the parts that cannot be applied. */
export interface VexPreview {
  /** In the order of the document. */
  statements: StatementPreview[];
  /** Findings that will have another analysis or suppression. */
  changedCount: number;
}

/** The effect of one statement. */
export interface StatementPreview extends Pick<StatementPlan<unknown>, 'statement' | 'isWhole' | 'problems'> {
  /** Findings that it decides about. */
  outcomes: VexOutcome[];
}

/** The effect on a finding. */
export interface VexOutcome {
  row: FindingRow;
  before: Required<ShownDecision>;
  after: Required<ShownDecision>;
}

/** The target that a document is applied to. */
export interface VexTarget {
  project: VexProject;
  /** Components of the project by their UUIDs, also those without findings; empty where only those with findings are known. */
  components: ReadonlyMap<string, VexComponent>;
}

/** Says how the findings of a project will be decided once a document is applied. */
export function previewVex(
  vex: VexDocument,
  { project, components }: VexTarget,
  rows: readonly FindingRow[],
): VexPreview {
  const now = new Map<FindingRow, Required<ShownDecision>>();
  const decisionOf = (row: FindingRow) =>
    now.get(row) ?? { state: row.state ?? 'NOT_SET', isSuppressed: row.isSuppressed };
  const statements = planVex(vex, project, findingsOf(rows, components), components.values()).map(
    ({ statement, isWhole, findings, problems }) => {
      const outcomes = findings.map(({ row }): VexOutcome => {
        const before = decisionOf(row);
        const after = vexOutcome(before, statement.analysis);
        now.set(row, after);
        return { row, before, after };
      });
      return { statement, isWhole, problems, outcomes };
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
  components: VexTarget['components'],
): (VexFinding & { row: FindingRow })[] {
  return rows.map((row) => ({
    row,
    component: components.get(row.component.uuid) ?? row.component,
    vulnerability: row.vulnerability,
  }));
}
