import type { AnalysisFacts } from '../rules/analysisDecision.js';
import type { Database } from './database.js';

/** The decision about a finding. Its audit trail is read separately because it may be long. */
export interface StoredAnalysis extends AnalysisFacts {
  id: number;
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
  return {
    id: row.id,
    state: row.state,
    justification: row.justification ?? undefined,
    response: row.response ?? undefined,
    details: row.details ?? undefined,
    isSuppressed: row.suppressed === 1,
  };
}

/** The trail of the audit of a finding: the ids of its entries, oldest first. */
export function trailOf(db: Database, analysisId: number): number[] {
  const rows = db.all(
    db.build.selectFrom('analysisComment').select('id').where('analysisId', '=', analysisId).orderBy('id'),
  );
  return rows.map(({ id }) => id);
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
