/** Changes decisions about findings, and takes changes back: the steps that `useSaveMany` does for many. */
import { getAnalysis, updateAnalysis, type AnalysisKey } from '../api/analyses.js';
import type { ApiClient } from '../api/client.js';
import {
  auditRequestOf,
  draftOf,
  isSameDraft,
  withoutChange,
  type AuditDraft,
  type DraftChange,
} from '../domain/findings/auditDraft.js';
import type { FindingRow } from '../domain/findings/FindingRow.js';
import { decidedRow } from '../domain/findings/withDecisions.js';
import type { Analysis } from '../schema/analysis.js';
import { analysisKeyOf } from './analysisKeyOf.js';

/** Someone else decided since the list or the form was loaded. Nothing was saved. */
export class DecidedByOthers extends Error {
  override readonly name: string = 'DecidedByOthers';
}

/** {@link DecidedByOthers} about a finding, with what they decided. */
export class DecidedMeanwhile extends DecidedByOthers {
  override readonly name = 'DecidedMeanwhile';

  constructor(readonly analysis: Analysis) {
    super('The decision changed since it was loaded.');
  }
}

/** A decision the server has. */
export interface SavedDecision {
  readonly row: FindingRow;
  readonly analysis: Analysis;
}

/**
 * Returns the decision that someone else made on a finding in the meantime. Undefined where it failed for
 * another reason.
 */
export function decisionOfOthers(row: FindingRow, error: unknown): SavedDecision | undefined {
  if (!(error instanceof DecidedMeanwhile)) return undefined;
  return { row: decidedRow(row, error.analysis), analysis: error.analysis };
}

/** A change that the user made here and can undo. */
export interface DecisionChange extends DraftChange {
  readonly row: FindingRow;
}

/** A change the server has. */
export interface SavedChange extends DecisionChange, SavedDecision {
  /** False: it was so already, and nothing was sent. */
  readonly isWritten: boolean;
}

/** The context that decisions are changed in. */
export interface DecisionContext {
  readonly api: ApiClient;
  /** Called with each decision that the server took. */
  readonly onWritten: (key: AnalysisKey, analysis: Analysis) => void;
}

/**
 * Changes one of many decisions, unless someone decided since the list was loaded.
 * @param row - the finding, with the decision that the list shows
 * @param known - the complete decision that the change was made for. Absent: the part of it that the row
 * shows.
 * @throws DecidedMeanwhile, ApiError, NetworkError, ShapeError
 */
export async function changeDecision(
  context: DecisionContext,
  row: FindingRow,
  change: (before: AuditDraft) => AuditDraft,
  known?: AuditDraft,
): Promise<SavedChange> {
  const current = await getAnalysis(context.api, analysisKeyOf(row));
  const before = draftOf(current);
  const draft = change(before);
  // An answer that was lost on its way: it is done already.
  const isDone = current !== undefined && isSameDraft({ ...draft, comment: '' }, before);
  if (isDone && (draft.comment === '' || current.analysisComments?.at(-1)?.comment === draft.comment)) {
    return { row, before, after: before, analysis: current, isWritten: false };
  }
  const isKnown = known
    ? isSameDraft(before, known)
    : before.state === (row.state ?? 'NOT_SET') && before.isSuppressed === row.isSuppressed;
  if (!isDone && !isKnown) {
    throw new DecidedMeanwhile(current ?? { isSuppressed: false });
  }
  const analysis = await writeDecision(context, row, draft, before);
  return { row, before, after: draftOf(analysis), analysis, isWritten: true };
}

/**
 * Undoes one of many changes. Changes that others made in the meantime are kept.
 * @throws ApiError, NetworkError, ShapeError
 */
export async function restoreDecision(
  context: DecisionContext,
  { row, before, after }: DecisionChange,
): Promise<SavedDecision> {
  const current = await getAnalysis(context.api, analysisKeyOf(row));
  const now = draftOf(current);
  const draft = withoutChange(now, { before, after });
  const isDone = current !== undefined && isSameDraft(draft, now);
  return { row, analysis: isDone ? current : await writeDecision(context, row, draft, now) };
}

/** Writes a decision over the one that the server has. */
export async function writeDecision(
  { api, onWritten }: DecisionContext,
  row: FindingRow,
  draft: AuditDraft,
  before: AuditDraft,
): Promise<Analysis> {
  const key = analysisKeyOf(row);
  const analysis = await updateAnalysis(api, auditRequestOf(key, draft, before));
  onWritten(key, analysis);
  return analysis;
}
