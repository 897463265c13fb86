import type { ConditionTest, JudgedComponent, ViolationType } from './conditions.js';

/** A policy that applies to the components at hand. */
export interface AppliedPolicy {
  /** `ANY`: each violated condition counts by itself. `ALL`: none does unless all are violated. */
  operator: string;
  conditions: readonly AppliedCondition[];
}

export interface AppliedCondition {
  id: number;
  type: ViolationType;
  isViolatedBy: ConditionTest;
}

/** The conditions a component violates. */
export function violatedConditions(
  component: JudgedComponent,
  policies: readonly AppliedPolicy[],
): AppliedCondition[] {
  return policies.flatMap(({ operator, conditions }) => {
    const violated = conditions.filter(({ isViolatedBy }) => isViolatedBy(component));
    return operator === 'ALL' && violated.length < conditions.length ? [] : violated;
  });
}
