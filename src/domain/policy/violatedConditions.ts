import type { ConditionMatcher, JudgedComponent } from './JudgedComponent.js';

/** A policy that applies to the components at hand. */
export interface AppliedPolicy<C extends AppliedCondition> {
  /** `ANY`: each violated condition counts separately. `ALL`: none counts unless all are violated. */
  operator: string;
  conditions: readonly C[];
}

/** A condition that was prepared, see `conditionMatcher`. */
export interface AppliedCondition {
  isViolatedBy: ConditionMatcher;
}

/** The conditions a component violates. */
export function violatedConditions<C extends AppliedCondition>(
  component: JudgedComponent,
  policies: readonly AppliedPolicy<C>[],
): C[] {
  return policies.flatMap(({ operator, conditions }) => {
    const violated = conditions.filter(({ isViolatedBy }) => isViolatedBy(component));
    return operator === 'ALL' && violated.length < conditions.length ? [] : violated;
  });
}
