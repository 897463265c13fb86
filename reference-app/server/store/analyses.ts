import type { AnalysisFacts } from '../rules/analysisDecision.js';
import type { Database } from './database.js';

/** What was decided about a finding, with its trail, oldest entry first. */
export interface StoredAnalysis extends AnalysisFacts {
  comments: { timestamp: number; comment: string; commenter: string | undefined }[];
}

/** Identifies a finding; the analysis of a finding needs no finding, as in the reference. */
export interface AnalysisTarget {
  projectId: number;
  componentId: number;
  vulnerabilityId: number;
}

export function findAnalysis(
  db: Database,
  { componentId, vulnerabilityId }: Omit<AnalysisTarget, 'projectId'>,
): StoredAnalysis | undefined {
  const row = db.first(
    db.build
      .selectFrom('analysis')
      .selectAll()
      .where('componentId', '=', componentId)
      .where('vulnerabilityId', '=', vulnerabilityId),
  );
  if (!row) return undefined;
  const comments = db.all(
    db.build
      .selectFrom('analysisComment')
      .select(['timestamp', 'comment', 'commenter'])
      .where('analysisId', '=', row.id)
      .orderBy('id'),
  );
  return {
    state: row.state,
    justification: row.justification ?? undefined,
    response: row.response ?? undefined,
    details: row.details ?? undefined,
    isSuppressed: row.suppressed === 1,
    comments: comments.map((comment) => ({ ...comment, commenter: comment.commenter ?? undefined })),
  };
}

/** Stores the audit of a finding and adds entries to its trail. Call it inside of a transaction. */
export function saveAnalysis(
  db: Database,
  { projectId, componentId, vulnerabilityId }: AnalysisTarget,
  facts: AnalysisFacts,
  trail: { entries: readonly string[]; commenter: string | undefined; at: number },
): void {
  const { state, justification = null, response = null, details = null, isSuppressed } = facts;
  const values = { state, justification, response, details, suppressed: isSuppressed ? 1 : 0 };
  db.run(
    db.build
      .insertInto('analysis')
      .values({ projectId, componentId, vulnerabilityId, ...values })
      .onConflict((conflict) => conflict.columns(['componentId', 'vulnerabilityId']).doUpdateSet(values)),
  );
  const saved = db.first(
    db.build
      .selectFrom('analysis')
      .select('id')
      .where('componentId', '=', componentId)
      .where('vulnerabilityId', '=', vulnerabilityId),
  );
  if (!saved) throw new Error('The analysis was not stored.');
  for (const comment of trail.entries) {
    db.run(
      db.build
        .insertInto('analysisComment')
        .values({ analysisId: saved.id, timestamp: trail.at, comment, commenter: trail.commenter ?? null }),
    );
  }
}
