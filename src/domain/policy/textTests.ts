import { hasSpellings, nameKey } from '../packageKey.js';
import { dividedPurl } from '../purl.js';
import { componentComparator, componentVersion } from '../versions/componentVersion.js';
import type { ConditionTest, JudgedComponent } from './JudgedComponent.js';
import { orderTest } from './orderTest.js';
import { textMatcher } from './textMatcher.js';

/** The test behind `MATCHES` and `NO_MATCH` of a pattern; undefined for other operators and what is no pattern. */
export function patternTest(
  operator: string,
  pattern: string,
  textOf: (component: JudgedComponent) => string | null,
): ConditionTest | undefined {
  const matches = textMatcher(pattern);
  return matches && matchTest(operator, (component) => matches(textOf(component)));
}

/**
 * As {@link patternTest}, of a name in a package URL or a whole one: a pattern also matches the spellings that the registry of the
 * component takes for the same. In them upper and lower case do not differ, and names such as `zope.interface` are compared as their key.
 */
export function spellingTest(
  operator: string,
  pattern: string,
  textOf: (component: JudgedComponent) => string | null,
): ConditionTest | undefined {
  const matches = textMatcher(pattern);
  const matchesAnyCase = textMatcher(`(?i)${pattern}`);
  const isPlain = PLAIN_NAME.test(pattern);
  return (
    matches &&
    matchTest(operator, (component) => {
      const text = textOf(component);
      if (matches(text)) return true;
      const type = component.purl === null ? undefined : dividedPurl(component.purl).type.toLowerCase();
      if (!text || !type || !hasSpellings(type)) return false;
      if (matchesAnyCase?.(text)) return true;
      return isPlain && nameKey(type, text).includes(nameKey(type, pattern));
    })
  );
}

/** A pattern without anything that means more than itself; a dot in a name is most often one. */
const PLAIN_NAME = /^[\w.-]+$/;

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
