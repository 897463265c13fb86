import type { Database } from './database.js';

/** Builds a query of violations, each with the condition and the policy that it violates. */
export function violationsWithPolicy(db: Database) {
  return db.build
    .selectFrom('policyViolation as violation')
    .innerJoin('policyCondition as condition', 'condition.id', 'violation.policyConditionId')
    .innerJoin('policy', 'policy.id', 'condition.policyId');
}
