import { componentVersion } from '../versions/componentVersion.js';
import type { ConditionMatcher } from './JudgedComponent.js';
import { nameMatcher } from './spellingMatchers.js';
import { textsOf } from './textsOf.js';
import { operatorMatcher, patternMatcher, versionMatcher } from './operatorMatchers.js';
import { versionComparison } from './versionComparison.js';

/**
 * The test behind `COORDINATES`. Every part that is given has to match; with `NO_MATCH` every part has to differ, not just one
 * of them.
 * @param value - JSON of patterns for `group`, `name` and `version`; a version may be a comparison such as `>= 1.2`
 * @returns undefined when no part is given, or one cannot be read
 */
export function coordinatesMatcher(operator: string, value: string): ConditionMatcher | undefined {
  const { group, name, version } = textsOf(value);
  const tests = [
    ...(group ? [nameMatcher(operator, group, 'group')] : []),
    ...(name ? [nameMatcher(operator, name, 'name')] : []),
    ...(version ? [versionPartTest(operator, version)] : []),
  ];
  const readable = tests.filter((test) => test !== undefined);
  // A part that cannot be read must not count as one that was not given.
  if (tests.length === 0 || readable.length < tests.length) return undefined;
  return (component) => readable.every((test) => test(component));
}

function versionPartTest(operator: string, version: string): ConditionMatcher | undefined {
  const comparison = versionComparison(version);
  // The version as everything else compares it, or as it is shown, which may lack the epoch.
  if (!comparison) return patternMatcher(operator, version, componentVersion, ({ version: shown }) => shown);
  const compare = comparison.limit === '' ? undefined : versionMatcher(comparison.operator, comparison.limit);
  return compare && operatorMatcher(operator, compare);
}
