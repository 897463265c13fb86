import { componentComparator, componentVersion } from '../versions/componentVersion.js';
import type { ConditionTest, JudgedComponent } from './JudgedComponent.js';
import { orderTest } from './orderTest.js';
import { textMatcher } from './textMatcher.js';

/**
 * The test behind `MATCHES` and `NO_MATCH` of a pattern; undefined for other operators and what is no pattern.
 * @param textsOf - the texts of a component of which one has to match
 */
export function patternTest(
  operator: string,
  pattern: string,
  ...textsOf: readonly ((component: JudgedComponent) => string | null | undefined)[]
): ConditionTest | undefined {
  const matches = textMatcher(pattern);
  return (
    matches &&
    matchTest(operator, (component) => textsOf.some((textOf) => matches(textOf(component) ?? null)))
  );
}

/** `MATCHES` or `NO_MATCH` of any test; undefined for other operators. */
export function matchTest(operator: string, matches: ConditionTest): ConditionTest | undefined {
  if (operator === 'MATCHES') return matches;
  return operator === 'NO_MATCH' ? (component) => !matches(component) : undefined;
}

/** `IS` or `IS_NOT` of any test; undefined for other operators. */
export function identityTest(operator: string, matches: ConditionTest): ConditionTest | undefined {
  if (operator === 'IS') return matches;
  return operator === 'IS_NOT' ? (component) => !matches(component) : undefined;
}

/** The test behind `VERSION`, in the order of the ecosystem of each component; one without a version fits nothing. */
export function versionTest(operator: string, limit: string): ConditionTest | undefined {
  const fits = orderTest(operator);
  return (
    fits &&
    ((component) => {
      const version = componentVersion(component);
      return version !== undefined && fits(componentComparator(component)(version, limit));
    })
  );
}
