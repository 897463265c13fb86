import { componentComparator, componentVersion } from '../versions/componentVersion.js';
import type { ConditionMatcher, JudgedComponent } from './JudgedComponent.js';
import { orderMatcher } from './orderMatcher.js';
import { textMatcher } from './textMatcher.js';

/**
 * The test behind `MATCHES` and `NO_MATCH` of a pattern; undefined for other operators and what is no pattern.
 * @param textsOf - the texts of a component of which one has to match
 */
export function patternMatcher(
  operator: string,
  pattern: string,
  ...textsOf: readonly ((component: JudgedComponent) => string | null | undefined)[]
): ConditionMatcher | undefined {
  const matches = textMatcher(pattern);
  return (
    matches &&
    operatorMatcher(operator, (component) => textsOf.some((textOf) => matches(textOf(component) ?? null)))
  );
}

/** `MATCHES` or `NO_MATCH` of any test; undefined for other operators. */
export function operatorMatcher(operator: string, matches: ConditionMatcher): ConditionMatcher | undefined {
  if (operator === 'MATCHES') return matches;
  return operator === 'NO_MATCH' ? (component) => !matches(component) : undefined;
}

/** `IS` or `IS_NOT` of any test; undefined for other operators. */
export function identityMatcher(operator: string, matches: ConditionMatcher): ConditionMatcher | undefined {
  if (operator === 'IS') return matches;
  return operator === 'IS_NOT' ? (component) => !matches(component) : undefined;
}

/** The test behind `VERSION`, in the order of the ecosystem of each component; one without a version fits nothing. */
export function versionMatcher(operator: string, limit: string): ConditionMatcher | undefined {
  const fits = orderMatcher(operator);
  return (
    fits &&
    ((component) => {
      const version = componentVersion(component);
      return version !== undefined && fits(componentComparator(component)(version, limit));
    })
  );
}
